import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import type { Database } from '../../db/client.ts';
import { notifyStockChange } from '../../db/queries/notify.ts';
import { lockStock, writeStock } from '../../db/queries/stock.ts';
import { returnTo, stockKey, takeFrom } from '../../domain/menu/stock.ts';
import type { Shortage } from '../../domain/menu/stock.ts';
import { heldAfter } from '../../domain/menu/stock-difference.ts';
import type { StockDifference } from '../../domain/menu/stock-difference.ts';

type Exchange = {
  restaurantId: number;
  /** The business day whose counts are taken from (rule R65). */
  stockDay: string;
  held: HeldGoods['stock'];
  difference: StockDifference;
};

/**
 * Takes what a changed order needs more and gives back what it needs less, under the counts' locks.
 * Where something is missing nothing is written, and the caller ends its transaction.
 */
export async function exchangeStock(
  tx: Database,
  tenantId: number,
  { restaurantId, stockDay, held, difference: { more, less } }: Exchange,
): Promise<{ held: HeldGoods['stock']; shortages: Shortage[] }> {
  const taking = more.map((item) => ({ ...item, day: stockDay }));
  const items = [...taking, ...less];
  if (items.length === 0) return { held, shortages: [] };
  const levels = await lockStock(tx, tenantId, items);
  const of = (some: readonly { kind: 'product' | 'modifier'; itemId: number }[]) => {
    const keys = new Set(some.map(stockKey));
    return levels.filter((level) => keys.has(stockKey(level)));
  };
  const taken = takeFrom(of(more), more);
  if (taken.shortages.length > 0) return { held, shortages: taken.shortages };
  const returned = returnTo(of(less), less);
  const changes = [...taken.changes, ...returned.changes];
  if (changes.length > 0) await writeStock(tx, tenantId, changes);
  if (taken.sellsOut || returned.comesBack) await notifyStockChange(tx, tenantId, restaurantId);
  return { held: heldAfter(held, taken.held, less), shortages: [] };
}
