import type { StaffGiftCardWithLedger } from '#schemas/api/staff-gift-cards.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './gift-cards.module.css';
import { useCardLabels } from './use-card-labels.ts';

/** All that happened to a card's money, with what was left each time, and what of its price went back. */
export function CardLedger({ card }: { card: StaffGiftCardWithLedger }) {
  const { deskGiftCards: words } = useDeskMessages();
  const { money, at } = useCardLabels();
  const { currency, entries, refunds } = card;
  const signed = (amount: number) =>
    amount > 0 ? `+${money(amount, currency)}` : money(amount, currency);
  return (
    <section className={css.ledger}>
      <h3 className={css.subtitle}>{words.ledger}</h3>
      {entries.length === 0 && <p className={css.muted}>{words.noEntries}</p>}
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={css.entry}>
            <div>
              <p className={css.name}>{words.kinds[entry.kind]}</p>
              <p className={css.muted}>
                {[
                  at(entry.at, card),
                  entry.order_number === null ? '' : words.order(entry.order_number),
                  entry.staff_name === null ? '' : words.by(entry.staff_name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {entry.reason !== '' && <p>{entry.reason}</p>}
            </div>
            <p className={css.sum}>
              {signed(entry.amount)}
              <span className={css.muted}>
                {words.balanceAfter(money(entry.balance, currency))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {refunds.length > 0 && (
        <>
          <h3 className={css.subtitle}>{words.refunds}</h3>
          <ul className={css.entries}>
            {refunds.map((refund) => (
              <li key={refund.at} className={css.entry}>
                <div>
                  <p className={css.name}>{refund.reason}</p>
                  <p className={css.muted}>
                    {at(refund.at, card)} · {words.refundStates[refund.state]}
                  </p>
                </div>
                <p className={css.sum}>{money(refund.amount, currency)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
