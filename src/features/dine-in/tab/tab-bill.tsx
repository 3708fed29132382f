import { useId } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import css from './tab-view.module.css';
import { useTabMoney } from './use-tab-money.ts';

const words = sentences.totals;

/** What the bill comes to, and how much of it is paid, being paid and open. */
export function TabBill({ tab }: { tab: Tab }) {
  const id = useId();
  const money = useTabMoney(tab.currency);
  if (tab.rounds.length === 0) return null;
  const rows = [
    { key: 'total', amount: tab.total, isShown: true },
    { key: 'paid', amount: tab.paid, isShown: tab.paid > 0 },
    { key: 'held', amount: tab.held, isShown: tab.held > 0 },
    { key: 'tips', amount: tab.tips, isShown: tab.tips > 0 },
    { key: 'open', amount: tab.open, isShown: true },
  ] as const;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.heading}
      </h2>
      <dl className={css.totals}>
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ key, amount }) => (
            <div key={key} className={css.row} data-row={key}>
              <dt>{words[key]}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
