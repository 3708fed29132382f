import { useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './entries.module.css';
import { inOrder } from './in-order.ts';
import { useMenuStep } from './use-menu-step.ts';

/** An entry of a list: its name, where it is opened, and what stands below. */
type EntryLine = { key: string; name: string; href: string; details: readonly string[] };

type EntryOrderProps = {
  restaurantId: number;
  label: string;
  lines: readonly EntryLine[];
  /** Which order of the menu it is. */
  field: 'combo_ids' | 'half_set_ids';
  saved: MenuDocument[EntryOrderProps['field']];
};

/** Entries of a menu that are put in order by hand; each order is saved at once. */
export function EntryOrder({ restaurantId, label, lines, field, saved }: EntryOrderProps) {
  const words = useDeskMessages().deskMenuEntries;
  const { make } = useMenuStep(restaurantId);
  /** As it was put last, until that is saved or refused. */
  const [put, setPut] = useState<readonly string[] | null>(null);
  const order = put ? inOrder(saved, put) : saved;
  const move = async (from: number, to: number) => {
    const next = movedTo(order, from, to);
    setPut(next);
    await make({
      edit: (menu) => ({ ...menu, [field]: inOrder(menu[field], next) }),
      title: words.moved,
    });
    setPut((now) => (now === next ? null : now));
  };
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const renderRow = (index: number, name: string) => {
    const row = byKey.get(order[index] ?? '');
    if (!row) return null;
    return (
      <div className={css.row}>
        <div className={css.words}>
          <a className={css.link} href={row.href}>
            {name}
          </a>
          {row.details.map((detail) => (
            <p key={detail} className={css.detail}>
              {detail}
            </p>
          ))}
        </div>
      </div>
    );
  };
  return (
    <div className={css.rows}>
      <SortableList
        label={label}
        items={order.map((key) => ({ key, name: byKey.get(key)?.name ?? '' }))}
        onMove={(from, to) => void move(from, to)}
        renderRow={renderRow}
      />
    </div>
  );
}
