import { useEffect, useRef, useState } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { changesOfTab } from './changes-of-tab.ts';
import css from './table-tab.module.css';
import { useTabMoney } from './use-tab-money.ts';

/** Announces what others do on the tab, and how far one's own dishes are, but not what was there. */
export function TabAnnouncer({ tab }: { tab: Tab }) {
  const money = useTabMoney(tab.currency);
  const known = useRef(tab);
  const format = useRef(money);
  const [said, setSaid] = useState('');
  useEffect(() => {
    format.current = money;
  }, [money]);
  useEffect(() => {
    const changes = changesOfTab(known.current, tab, format.current);
    known.current = tab;
    if (changes.length > 0) setSaid(changes.join(' '));
  }, [tab]);
  return <output className={css.hidden}>{said}</output>;
}
