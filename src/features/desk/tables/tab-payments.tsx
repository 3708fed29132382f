import type { Tab, TabPayment } from '#schemas/api/tabs.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

type TabPaymentsProps = { tab: Tab; labels: TabLabels };

const isWaitingCash = ({ method, state }: TabPayment) => method === 'cash' && state === 'held';

/** What was paid of a tab and what is being paid; cash that waits comes first. */
export function TabPayments({ tab, labels }: TabPaymentsProps) {
  const { payments: words } = useDeskMessages().deskTabs;
  const nameOf = ({ guest_id: id }: TabPayment) => labels.guestOf(tab, id, words.staff);
  if (tab.payments.length === 0) return null;
  const sorted = tab.payments.toSorted(
    (one, other) => Number(isWaitingCash(other)) - Number(isWaitingCash(one)),
  );
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{words.heading}</h3>
      <ul className={css.list}>
        {sorted.map((payment) => {
          const [name, amount] = [nameOf(payment), labels.money(payment.to_pay)];
          return (
            <li
              key={payment.id}
              className={css.row}
              data-waiting={isWaitingCash(payment) || undefined}
            >
              <p>{sentenceOf(payment, name, amount)}</p>
              <p className={css.muted}>{detailsOf(payment)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );

  function sentenceOf({ method, state }: TabPayment, name: string, amount: string): string {
    if (state === 'paid') return words.paid(name, amount, words.how[method]);
    return method === 'cash' ? words.cashOf(name, amount) : words.held(name, amount);
  }

  function detailsOf({ tip, state, method, at, expires_at: until }: TabPayment): string {
    const time =
      state === 'paid'
        ? labels.clock(at)
        : method === 'cash'
          ? words.since(labels.clock(at))
          : until === null
            ? ''
            : words.until(labels.clock(until));
    return [time, tip > 0 ? words.tip(labels.money(tip)) : ''].filter((it) => it !== '').join(', ');
  }
}
