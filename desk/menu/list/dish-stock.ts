import type { Stock, StockItem } from '#schemas/api/staff-stock.ts';
import { isOut, type StockEntry } from '../../stock/stock-entries.ts';
import type { ChosenAvailability, ShownAvailability } from './availability-field.tsx';

/** What is available of each dish, by its key of the menu. */
export const stockByDish = (stock: Stock | undefined): ReadonlyMap<string, StockItem> =>
  new Map(stock?.products.map((item) => [String(item.id), item]));

/** A dish as the actions of the stock page take it. */
export const stockEntryOf = (item: StockItem, name: string): StockEntry => ({
  ...item,
  kind: 'product',
  label: name,
});

/** How a dish stands among what can be chosen. */
export function availabilityOf(item: StockItem, { day_ends_at }: Stock): ShownAvailability {
  if (!item.is_off) return isOut(item) ? 'other' : 'available';
  if (item.off_until === null) return 'further';
  return Date.parse(item.off_until) === Date.parse(day_ends_at) ? 'today' : 'other';
}

/** What is sent for a choice: until when, and that what ran out is no longer counted. */
export function changeFor(
  item: StockItem,
  chosen: ChosenAvailability,
  { day_ends_at }: Stock,
): { is_available: boolean; until: string | null; quantity?: null } {
  if (chosen !== 'available') {
    return { is_available: false, until: chosen === 'today' ? day_ends_at : null };
  }
  const ranOut = item.quantity !== null && item.quantity < 1;
  return { is_available: true, until: null, ...(ranOut && { quantity: null }) };
}

/** What brings a dish back to how it is now. */
export const changeBack = (item: StockItem) => ({
  is_available: !item.is_off,
  until: item.off_until,
  quantity: item.quantity === null ? null : Math.floor(item.quantity),
  ...(item.daily_quantity !== null &&
    item.quantity !== null && { daily_quantity: item.daily_quantity }),
});
