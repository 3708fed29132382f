import type { StockKind } from '#schemas/api/staff-stock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { notifyMenuChange } from '../../db/queries/notify.ts';
import type { Database } from '../../db/client.ts';
import { setItemAvailability } from '../../db/queries/availability.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { deleteStock, upsertStock } from '../../db/queries/stock-counts.ts';
import { restaurantDayAt } from './restaurant-day-at.ts';

/** What is decided about a dish, an option or a value. */
type ItemChange = {
  kind: StockKind;
  itemId: number;
  isAvailable: boolean;
  /** 86'd until then, and back by itself (rule R65); only while not available. */
  until: Date | null;
  /** How many there are; null: not counted; undefined: as it is. Values are not counted. */
  quantity: number | null | undefined;
  /** How many there are each day; null: counted through. */
  dailyQuantity: number | null | undefined;
};

type Place = { restaurantId: number; now: Date };

export type AvailabilityChange = ItemChange & Place;

/**
 * Takes a dish, an option or a value such as a size off the menu, brings it back, or counts it (rules R27, R63, R65). Open
 * menus are notified at once.
 * @returns whether it can be ordered now.
 * @throws ApiError 404 where the restaurant has no such dish, option or value.
 */
export async function changeAvailability(
  tx: Database,
  tenantId: number,
  { restaurantId, now, ...item }: AvailabilityChange,
): Promise<boolean> {
  await changeAvailabilities(tx, tenantId, { restaurantId, now, items: [item] });
  return item.isAvailable && (item.kind === 'configuration_value' || item.quantity !== 0);
}

/**
 * The same for several at once; open menus are notified once.
 * @throws ApiError 404 where the restaurant lacks one of them: then none is changed.
 */
export async function changeAvailabilities(
  tx: Database,
  tenantId: number,
  { restaurantId, now, items: unordered }: Place & { items: readonly ItemChange[] },
): Promise<void> {
  // Two that change the same dishes lock them in the same order.
  const items = unordered.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.itemId - b.itemId);
  for (const { kind, itemId, isAvailable, until } of items) {
    const isThere = await setItemAvailability(tx, tenantId, {
      restaurantId,
      kind,
      itemId,
      isAvailable,
      until: isAvailable ? null : until,
    });
    if (!isThere) {
      throw new ApiError(404, 'unknown_item', 'There is no such dish, option or size here.');
    }
  }
  // First, for orders being placed hold the restaurant before they wait for a count.
  await notifyMenuChange(tx, tenantId, restaurantId);
  for (const item of items) await countItem(tx, tenantId, { restaurantId, now, ...item });
}

async function countItem(
  tx: Database,
  tenantId: number,
  { restaurantId, kind, itemId, quantity, dailyQuantity, now }: AvailabilityChange,
): Promise<void> {
  if (kind === 'configuration_value') return;
  if (quantity === null) await deleteStock(tx, tenantId, { kind, itemId });
  if (typeof quantity !== 'number') return;
  const restaurant = await findRestaurant(tx, tenantId, restaurantId);
  if (!restaurant) throw new Error(`restaurant ${restaurantId} vanished while it was counted`);
  await upsertStock(tx, tenantId, {
    restaurantId,
    kind,
    itemId,
    halves: quantity * 2,
    dailyHalves: typeof dailyQuantity === 'number' ? dailyQuantity * 2 : dailyQuantity,
    // What somebody counts today is today's count alone (rule R65).
    businessDay: await restaurantDayAt(tx, restaurant, now),
  });
}
