import { deliveryZones, localities, restaurantExceptions } from '../db/schema.ts';
import type { SeedContext } from './insert-tenant.ts';
import { localDay } from './local-day.ts';

/** Inserts where the restaurants deliver, the suburbs around them and their unusual days. */
export async function insertDelivery(
  { tx, tenant, now }: SeedContext,
  restaurantIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = tenant.id;
  const zones: (typeof deliveryZones.$inferInsert)[] = [];
  const exceptions: (typeof restaurantExceptions.$inferInsert)[] = [];
  for (const restaurant of tenant.restaurants) {
    const restaurantId = restaurantIds.get(restaurant.key);
    if (restaurantId === undefined) continue;
    for (const [priority, zone] of (restaurant.zones ?? []).entries()) {
      zones.push({ ...zone, tiers: [...zone.tiers], tenantId, restaurantId, priority });
    }
    for (const { inDays, note, hours } of restaurant.exceptions ?? []) {
      const date = localDay(now, restaurant.timeZone, inDays);
      exceptions.push({ tenantId, restaurantId, date, note, ranges: [...hours] });
    }
  }
  if (zones.length > 0) await tx.insert(deliveryZones).values(zones);
  if (exceptions.length > 0) await tx.insert(restaurantExceptions).values(exceptions);
  if (tenant.localities.length > 0) {
    await tx.insert(localities).values(tenant.localities.map((place) => ({ ...place, tenantId })));
  }
}
