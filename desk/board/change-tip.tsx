import { useId, useRef, useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { newKey } from '#ui/api/new-key.ts';
import { useChangeTip } from '#desk/api/staff-tips.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { readAmount } from '#ui/elements/read-amount.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './order-dialog.module.css';

type ChangeTipProps = { order: StaffOrder; onDone(): void; onBack(): void };

/**
 * Another tip (rule R16): in cash until it is handed over, on a card as far as its bank holds it. It
 * needs the server's yes, so it is not queued without a connection.
 */
export function ChangeTip({ order, onDone, onBack }: ChangeTipProps) {
  const { deskTips: words, desk } = useDeskMessages();
  const format = useFormat();
  const id = useId();
  const { currency, tip: seen, payment_method: method } = order;
  const [text, setText] = useState(String(seen));
  const sent = useRef({ tip: -1, key: '' });
  const { mutate, isPending, error } = useChangeTip(order.id);
  const limit = toMinor(order.tip_limit ?? seen, currency);
  const tip = readAmount(text, currency);
  const isSound = tip !== null && tip >= 0 && tip <= limit;
  const send = () => {
    if (isPending || !isSound) return;
    // The same tip sent again changes nothing twice; another one is another change.
    if (sent.current.tip !== tip) sent.current = { tip, key: newKey() };
    const body = { tip: toMajor(tip, currency), seen };
    mutate({ body, key: sent.current.key }, { onSuccess: onDone });
  };
  return (
    <div className={css.body}>
      <label className={css.label} htmlFor={`${id}-tip`}>
        {words.amount(format.money(limit))}
      </label>
      <input
        id={`${id}-tip`}
        className={css.reason}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        aria-invalid={!isSound || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className={isSound ? css.hint : css.error}>
        {isSound
          ? method === 'card'
            ? words.held
            : words.cash
          : words.tooHigh(format.money(limit))}
      </p>
      {error && (
        <p role="alert" className={css.error}>
          {error instanceof ApiFailure && error.status !== 0 ? error.message : desk.failed.network}
        </p>
      )}
      <div className={css.actions}>
        <ActionButton disabled={!isSound} aria-disabled={isPending} onClick={send}>
          {isPending ? desk.sending : words.confirm}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.back}
        </ActionButton>
      </div>
    </div>
  );
}
