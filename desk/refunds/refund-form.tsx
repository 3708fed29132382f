import { useId, useState } from 'react';
import type { RefundableOrder } from '#schemas/api/refunds.ts';
import type { StaffMember, StaffOrder } from '#schemas/api/staff.ts';
import { toMajor, toMinor } from '#schemas/money.ts';
import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useRefundOrder } from '#desk/api/staff-refunds.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ReasonField } from '../shared/reason-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useRequestKey } from '../shared/use-request-key.ts';
import { RefundItems } from './refund-items.tsx';
import css from './refunds.module.css';
import { refundOf, selectedAmount, type RefundInput } from './selected-refund.ts';

type RefundFormProps = {
  order: StaffOrder;
  refundable: RefundableOrder;
  role: StaffMember['role'];
  onDone(): void;
  onBack(): void;
};

const nothing: RefundInput = { kind: 'items', counts: {}, fees: false, tip: false, amount: '' };

/** Gives money of an order back: dishes, parts of them, all of it or an amount, for a reason. */
export function RefundForm({ order, refundable, role, onDone, onBack }: RefundFormProps) {
  const { deskRefunds: words, desk } = useDeskMessages();
  const format = useFormat();
  const id = useId();
  const [input, setInput] = useState(nothing);
  const [reason, setReason] = useState('');
  const { keyOf, noteFailure } = useRequestKey();
  const { mutate, isPending, error } = useRefundOrder(order.id);
  const change = (to: Partial<RefundInput>) => setInput((before) => ({ ...before, ...to }));
  const { currency } = order;
  const money = (minor: number) => format.money(minor);
  const left = toMinor(refundable.left, currency);
  const allowed = role === 'staff' ? toMinor(refundable.staff_left, currency) : left;
  const amount = selectedAmount(refundable, input, currency);
  const tenders = refundable.tenders.map((tender) => ({
    ...tender,
    left: toMinor(tender.left, currency),
  }));
  // Of coins a little more may have gone back before than was selected (rule R15).
  const most = left + toMinor(refundable.rounded_up, currency);
  const step = toMinor(refundable.cash_step, currency);
  const given =
    amount === null || amount > most
      ? []
      : splitOverTenders(amount, tenders, step === 0 ? null : step);
  const moved = given.reduce((sum, part) => sum + part.amount, 0);
  const isAllowed = amount !== null && (role === 'staff' ? amount <= allowed : amount <= most);
  const isSound = amount !== null && moved > 0 && isAllowed;
  const send = () => {
    const text = reason.trim();
    if (isPending || !isSound || text === '') return;
    const what = refundOf(refundable, input);
    const body = { what, amount: toMajor(amount, currency), reason: text };
    mutate({ body, key: keyOf(body) }, { onSuccess: onDone, onError: noteFailure });
  };
  return (
    <div className={css.form}>
      <fieldset className={css.kinds}>
        <legend className={css.label}>{words.heading}</legend>
        {(['items', 'all', 'amount'] as const).map((kind) => (
          <label key={kind} className={css.choice}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={input.kind === kind}
              onChange={() => change({ kind })}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      {input.kind === 'items' && (
        <RefundItems order={order} refundable={refundable} input={input} onChange={change} />
      )}
      {input.kind === 'all' && <p>{words.all(money(left))}</p>}
      {input.kind === 'amount' && (
        <label className={css.label}>
          {words.amount(money(left))}
          <input
            className={css.amount}
            inputMode="decimal"
            value={input.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </label>
      )}
      <ReasonField legend={words.why} reasons={words.reasons} value={reason} onChange={setReason} />
      <div aria-live="polite">
        {isSound && (
          <ul className={css.tenders}>
            {given.map(({ tender, amount: part }) => (
              <li key={tender.kind}>
                {words.over[
                  tender.kind === 'cash' && !refundable.is_cash_collected ? 'collect' : tender.kind
                ](money(part))}
              </li>
            ))}
          </ul>
        )}
        {isSound && moved !== amount && <p>{words.rounded(money(amount))}</p>}
        {amount !== null && amount > most && <p>{words.tooMuch(money(left))}</p>}
        {amount !== null && amount <= most && !isAllowed && <p>{words.limit(money(allowed))}</p>}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error instanceof ApiFailure && error.status !== 0 ? error.message : desk.failed.network}
        </p>
      )}
      <div className={css.actions}>
        <ActionButton
          disabled={!isSound || reason.trim() === ''}
          aria-disabled={isPending}
          onClick={send}
        >
          {isPending
            ? desk.sending
            : amount !== null && amount > 0
              ? words.confirm(money(isSound ? moved : amount))
              : words.choose}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {words.back}
        </ActionButton>
      </div>
    </div>
  );
}
