import type { ReactNode } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import list from '../shared/value-list.module.css';
import css from './tab.module.css';
import type { TabLabels } from './use-tab-labels.ts';

/** Whose tab it is, how others join it, and how its bill stands. */
export function TabSummary({ tab, labels }: { tab: Tab; labels: TabLabels }) {
  const { tab: words, noGuests } = useDeskMessages().deskTabs;
  const names = tab.guests.map(({ name, choosing }) => words.choosing(name, choosing));
  return (
    <dl className={list.values}>
      {row(words.guests, names.length > 0 ? names.join(', ') : noGuests)}
      {tab.state === 'open' && row(words.code, <b className={css.code}>{tab.code}</b>)}
      {row(words.total, labels.money(tab.total))}
      {tab.paid > 0 && row(words.paid, labels.money(tab.paid))}
      {tab.held > 0 && row(words.held, labels.money(tab.held))}
      {tab.tips > 0 && row(words.tips, labels.money(tab.tips))}
      {row(words.left, <b className={css.left}>{labels.money(tab.open)}</b>)}
    </dl>
  );
}

const row = (label: string, value: ReactNode) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
