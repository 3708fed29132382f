import { useEffect, useRef, useState } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { columnOf, type Column } from './board-columns.ts';
import css from './board.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type BoardAnnouncerProps = {
  orders: readonly StaffOrder[] | undefined;
  /** Orders that were moved here, which is announced where it can be undone. */
  own: ReadonlyMap<string, unknown>;
  now: number;
};

/** Announces what comes and what moves, but not what was there first. */
export function BoardAnnouncer({ orders, own, now }: BoardAnnouncerProps) {
  const { announce, columns } = useDeskMessages().desk;
  const seen = useRef<Map<string, Column> | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!orders) return;
    const before = seen.current;
    const present = new Map(orders.map((order) => [order.id, columnOf(order, now)]));
    seen.current = present;
    if (before === null) return;
    const changes = orders.flatMap(({ id, number }) => {
      const [was, is] = [before.get(id), present.get(id)];
      if (is === undefined || was === is || own.has(id)) return [];
      return [was === undefined ? announce.new(number) : announce.moved(number, columns[is])];
    });
    if (changes.length > 0) setText(changes.join('. '));
  }, [announce, columns, now, orders, own]);
  return <output className={css.hidden}>{text}</output>;
}
