import { useState } from 'react';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { useChangePayments } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AskedButton } from './asked-button.tsx';
import { ChangeNote } from './change-note.tsx';
import css from './payments.module.css';

/** Cash on or off. */
export function CashSetting({ present }: { present: PaymentSettings }) {
  const { last, cash: words } = useDeskMessages().deskPayments;
  const { mutate, isPending, error } = useChangePayments(present.revision);
  const [done, setDone] = useState('');
  const isLast = present.ways.every((way) => way === 'cash');
  const change = (takesCash: boolean) => {
    const sentence = takesCash ? words.started : words.stopped;
    setDone('');
    mutate(
      { kind: 'cash', takesCash, acceptsNone: isLast },
      { onSuccess: () => setDone(sentence) },
    );
  };
  return (
    <FieldGroup legend={words.legend}>
      <p>{present.takes_cash ? words.on : words.off}</p>
      <div className={css.actions}>
        {present.takes_cash ? (
          <AskedButton
            title={words.ask}
            text={isLast ? `${last} ${words.askText}` : words.askText}
            action={words.stop}
            isPending={isPending}
            onConfirm={() => change(false)}
          />
        ) : (
          <ActionButton
            look="outline"
            aria-disabled={isPending}
            onClick={() => !isPending && change(true)}
          >
            {words.start}
          </ActionButton>
        )}
        <ChangeNote isPending={isPending} error={error} done={done} />
      </div>
    </FieldGroup>
  );
}
