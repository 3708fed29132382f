import { useId, useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useActionQueue } from '../queue/desk-queue.ts';
import css from './order-dialog.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useOrderLabels } from './use-order-labels.ts';

/** Minutes later than promised so far; a time that has passed is counted from now. */
const offered = [5, 10, 15, 20, 30, 45, 60] as const;

type ChangeTimeProps = { order: StaffOrder; now: number; onDone(): void; onBack(): void };

/** Promises a later time with its reason; an order that waits for an answer is accepted with it. */
export function ChangeTime({ order, now, onDone, onBack }: ChangeTimeProps) {
  const { order: words } = useDeskMessages().desk;
  const { clock } = useOrderLabels(order, now);
  const id = useId();
  const [later, setLater] = useState<number>(10);
  const [reason, setReason] = useState<string>(words.busyKitchen);
  const isPlaced = order.status === 'placed';
  const queue = useActionQueue();
  const base = Math.max(Date.parse(order.promised_at), now);
  const at = (minutes: number) => new Date(base + minutes * minuteMs).toISOString();
  const send = () => {
    const promise = { promised_at: at(later), reason: reason.trim() || words.busyKitchen };
    queue.add(order, isPlaced ? { to: 'accepted', ...promise } : promise);
    onDone();
  };
  return (
    <div className={css.body}>
      <fieldset className={css.choices}>
        <legend className={css.label}>{words.changeTime}</legend>
        {offered.map((minutes) => (
          <label key={minutes} className={css.choice}>
            <input
              type="radio"
              name={`${id}-later`}
              checked={later === minutes}
              onChange={() => setLater(minutes)}
            />
            {words.later(minutes, clock(at(minutes)))}
          </label>
        ))}
      </fieldset>
      <label className={css.label} htmlFor={`${id}-why`}>
        {words.why}
      </label>
      <textarea
        id={`${id}-why`}
        className={css.reason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={css.actions}>
        <ActionButton onClick={send}>{isPlaced ? words.acceptSo : words.promise}</ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.close}
        </ActionButton>
      </div>
    </div>
  );
}
