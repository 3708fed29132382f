import { useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useActionQueue } from '../queue/desk-queue.ts';
import css from './order-dialog.module.css';
import { ReasonField } from '../shared/reason-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type EndOrderProps = { order: StaffOrder; onDone(): void; onBack(): void };

/** Rejects an order, or cancels one that was accepted, with a reason that the customer reads. */
export function EndOrder({ order, onDone, onBack }: EndOrderProps) {
  const { order: words } = useDeskMessages().desk;
  const [reason, setReason] = useState('');
  const queue = useActionQueue();
  const isPlaced = order.status === 'placed';
  const send = () => {
    const text = reason.trim();
    if (text === '') return;
    queue.add(order, { to: isPlaced ? 'rejected' : 'cancelled', reason: text });
    onDone();
  };
  return (
    <div className={css.body}>
      <ReasonField
        legend={words.why}
        reasons={words.rejectReasons}
        value={reason}
        onChange={setReason}
      />
      <p className={css.hint}>{words.endText}</p>
      <div className={css.actions}>
        <ActionButton disabled={reason.trim() === ''} onClick={send}>
          {words.end}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.keep}
        </ActionButton>
      </div>
    </div>
  );
}
