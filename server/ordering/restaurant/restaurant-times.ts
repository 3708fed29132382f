import type { RestaurantTimes, RestaurantTimesBody } from '#schemas/api/staff-hours.ts';
import type { RestaurantFees, RestaurantFeesBody } from '#schemas/api/staff-taxes.ts';
import type { Database } from '../../db/client.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import { updateRestaurant } from '../../db/queries/restaurant-settings.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import { percentOfPpm, ppmOfPercent } from '../../domain/pricing/percent-ppm.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

/** How long orders take and how much fits into a time, as those who lead a restaurant read it. */
export const showTimes = (row: Restaurant): RestaurantTimes => ({
  lead_minutes: row.leadMinutes,
  delivery_minutes: row.deliveryMinutes,
  slot_minutes: row.slotMinutes,
  days_ahead: row.daysAhead,
  starts_at_opening: row.startsAtOpening,
  last_order_minutes: row.lastOrderMinutes,
  fulfils_after_close: row.fulfilsAfterClose,
  capacity_orders: row.capacityOrders,
  capacity_units: row.capacityUnits,
  capacity_window_minutes: row.capacityWindowMinutes,
  hold_minutes: row.holdMinutes,
  cancel_minutes: row.cancelMinutes,
  revision: revisionOf(row.settingsRevisions, 'times'),
});

/** What a restaurant adds to its orders. */
export const showFees = (row: Restaurant): RestaurantFees => ({
  service_fee: percentOfPpm(row.serviceFeePpm),
  taxes_fees: row.taxesFees,
  tip_percents: row.tipPercents,
  revision: revisionOf(row.settingsRevisions, 'fees'),
});

type Write<B> = { restaurantId: number; revision: number | null; body: B };

/** @throws ApiError 404, 412 with the present times. */
export async function setTimes(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body }: Write<RestaurantTimesBody>,
): Promise<RestaurantTimes> {
  const row = await lockRestaurant(tx, tenantId, restaurantId);
  if (!row) throw restaurantNotFound();
  requireRevision(showTimes(row), revision);
  return showTimes(
    await changed(tx, row, 'times', {
      leadMinutes: body.lead_minutes,
      deliveryMinutes: body.delivery_minutes,
      slotMinutes: body.slot_minutes,
      daysAhead: body.days_ahead,
      startsAtOpening: body.starts_at_opening,
      lastOrderMinutes: body.last_order_minutes,
      fulfilsAfterClose: body.fulfils_after_close,
      capacityOrders: body.capacity_orders,
      capacityUnits: body.capacity_units,
      capacityWindowMinutes: body.capacity_window_minutes,
      holdMinutes: body.hold_minutes,
      cancelMinutes: body.cancel_minutes,
    }),
  );
}

/**
 * Sets fee and tips of orders from now on; placed ones keep their amounts.
 * @throws ApiError 404, 412 with the present fees.
 */
export async function setFees(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body }: Write<RestaurantFeesBody>,
): Promise<RestaurantFees> {
  const row = await lockRestaurant(tx, tenantId, restaurantId);
  if (!row) throw restaurantNotFound();
  requireRevision(showFees(row), revision);
  return showFees(
    await changed(tx, row, 'fees', {
      serviceFeePpm: ppmOfPercent(body.service_fee),
      taxesFees: body.taxes_fees,
      tipPercents: body.tip_percents.toSorted((a, b) => a - b),
    }),
  );
}

async function changed(
  tx: Database,
  { tenantId, id, settingsRevisions }: Restaurant,
  page: string,
  change: Parameters<typeof updateRestaurant>[3],
): Promise<Restaurant> {
  const row = await updateRestaurant(tx, tenantId, id, {
    ...change,
    settingsRevisions: risenRevision(settingsRevisions, page),
  });
  if (!row) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, id);
  await notifyConfigChange(tx, tenantId);
  return row;
}
