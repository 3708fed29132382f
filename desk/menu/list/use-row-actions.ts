import { useEffect, useMemo, useRef } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { Stock, StockItem } from '#schemas/api/staff-stock.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useStockActions } from '../../stock/use-stock-actions.ts';
import type { RowActions } from '../dish-row.tsx';
import { useEditMenu } from '../use-edit-menu.ts';
import { stockEntryOf } from './dish-stock.ts';
import type { Selection } from './use-selection.ts';

type RowActionsInput = {
  restaurantId: number;
  edited: EditedMenu;
  stock: Stock | undefined;
  items: ReadonlyMap<string, StockItem>;
  selection: Selection;
};

/** What the rows do, in an object that stays the same, so that a row is drawn anew only for itself. */
export function useRowActions(input: RowActionsInput) {
  const { restaurantId, edited, stock, items, selection } = input;
  const { locale } = useStorefront();
  const editing = useEditMenu(restaurantId);
  const stocking = useStockActions(restaurantId);
  const present: RowActions = {
    setPrice: (key, price) => {
      const dish = edited.menu.dishes[key];
      const { currency } = edited;
      const shown = formatMoney(toMinor(price, currency), currency, locale);
      if (dish) editing.setPrice({ key, name: dish.name, price, shown });
    },
    setAvailability: (key, chosen) => {
      const item = items.get(key);
      if (!item || !stock) return;
      const entry = stockEntryOf(item, edited.menu.dishes[key]?.name ?? item.name);
      if (chosen === 'available') stocking.bringBack(entry);
      else stocking.takeOff(entry, chosen === 'today' ? stock.day_ends_at : null);
    },
    press: selection.press,
    onKeyDown: selection.onKeyDown,
  };
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });
  const actions = useMemo<RowActions>(
    () => ({
      setPrice: (...change) => latest.current.setPrice(...change),
      setAvailability: (...change) => latest.current.setAvailability(...change),
      press: (...press) => latest.current.press(...press),
      onKeyDown: (event) => latest.current.onKeyDown(event),
    }),
    [],
  );
  return { actions, savingKey: editing.savingKey };
}
