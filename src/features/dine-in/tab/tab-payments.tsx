import { useId } from 'react';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { toMinor } from '#schemas/money.ts';
import { paidInAll } from '#schemas/rules/tabs/paid-in-all.ts';
import { useFormat } from '#ui/messages.tsx';
import { guestNameOf } from './guest-name-of.ts';
import css from './tab-view.module.css';
import { useTabMoney } from './use-tab-money.ts';

const words = sentences.payments;

/** Lists who paid what of the tab, oldest first, and what of it went back. */
export function TabPayments({ tab }: { tab: Tab }) {
  const id = useId();
  const money = useTabMoney(tab.currency);
  const format = useFormat();
  if (tab.payments.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.heading}
      </h2>
      <ul className={css.list}>
        {tab.payments.map((payment) => {
          const paid = paidInAll(payment, tab.currency);
          return (
            <li key={payment.id} className={css.round}>
              <div className={css.line}>
                <span className={css.name}>
                  {words[payment.method](guestNameOf(tab, payment.guest_id), format.money(paid))}
                </span>
                <span className={css.state} data-off={payment.refunded > 0 || undefined}>
                  {stateOf(payment, paid)}
                </span>
              </div>
              {detailsOf(payment) !== '' && <p className={css.quiet}>{detailsOf(payment)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );

  function stateOf({ state, refunded }: TabPayment, paid: number): string {
    if (refunded === 0) return words[state];
    return toMinor(refunded, tab.currency) >= paid ? words.refunded : words.partly(money(refunded));
  }

  function detailsOf({ tip, points, gift_cards: giftCards, method }: TabPayment): string {
    return [
      tip > 0 && words.tip(money(tip)),
      points > 0 && (method !== 'none' || giftCards > 0) && words.points(money(points)),
      giftCards > 0 && (method !== 'none' || points > 0) && words.giftCards(money(giftCards)),
    ]
      .filter((text) => text !== false)
      .join(comma);
  }
}
