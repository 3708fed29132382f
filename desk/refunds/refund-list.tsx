import type { StaffRefund } from '#schemas/api/refunds.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './refunds.module.css';

/** What went back of an order: how much, who gave it, why, and what became of it. */
export function RefundList({ order }: { order: StaffOrder }) {
  const { deskRefunds: words } = useDeskMessages();
  const format = useFormat();
  if (order.refunds.length === 0) return null;
  const itemsOf = ({ items, has_fees, has_tip }: StaffRefund) =>
    [
      ...items.map(({ quantity, name }) => words.times(quantity, name)),
      ...(has_fees ? [words.feesGiven] : []),
      ...(has_tip ? [words.tipGiven] : []),
    ].join(', ');
  return (
    <section aria-live="polite">
      <h3 className={css.label}>{words.list}</h3>
      <ul className={css.list}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <p className={css.given}>
              {words.entry(
                format.money(toMinor(refund.amount, order.currency)),
                refund.staff_name ?? words.who[refund.actor],
              )}
            </p>
            {itemsOf(refund) !== '' && <p>{itemsOf(refund)}</p>}
            {refund.tenders.length > 1 && (
              <p>
                {refund.tenders
                  .map(({ kind, amount }) =>
                    words.over[kind](format.money(toMinor(amount, order.currency))),
                  )
                  .join(', ')}
              </p>
            )}
            {refund.cash_rounding !== 0 && (
              <p>{words.roundedBy(format.money(toMinor(refund.cash_rounding, order.currency)))}</p>
            )}
            {refund.instead.map(({ kind, amount, gift_card_id: cardId }) => (
              <p key={`${kind} ${cardId}`}>
                {words.instead[kind](format.money(toMinor(amount, order.currency)))}{' '}
                {cardId !== null && (
                  <a className={css.link} href={`/desk/gift-cards?card=${cardId}`}>
                    {words.showCard}
                  </a>
                )}
              </p>
            ))}
            <p>{refund.reason}</p>
            <p className={css.each}>
              {refund.last_error !== '' && refund.state === 'pending'
                ? words.trouble(refund.last_error)
                : words.state[refund.state]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
