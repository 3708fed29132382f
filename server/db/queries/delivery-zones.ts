import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeliveryZone, FeeTier } from '#schemas/rules/delivery/zone.ts';
import type { Database } from '../client.ts';
import { deliveryZones } from '../schema.ts';

/** Where a restaurant delivers, in the order in which zones are tried (rule R45). */
export function listDeliveryZones(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<DeliveryZone[]> {
  const { id, name, priority, area, minimum, tiers, extraMinutes } = deliveryZones;
  return db
    .select({ id, name, priority, area, minimum, tiers, extraMinutes })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.tenantId, tenantId), eq(deliveryZones.restaurantId, restaurantId)))
    .orderBy(asc(priority), asc(id));
}

export type ZoneRow = Omit<DeliveryZone, 'id' | 'priority' | 'tiers'> & {
  /** null: a new one. */
  id: number | null;
  tiers: FeeTier[];
};

type Zones = { restaurantId: number; zones: readonly ZoneRow[] };

/**
 * Makes these the zones of a restaurant, in this order; call it under the restaurant's lock. A zone
 * that is not there any more comes back as a new one: orders name only what they were placed with.
 */
export async function replaceDeliveryZones(
  tx: Database,
  tenantId: number,
  { restaurantId, zones }: Zones,
): Promise<void> {
  const present = await listDeliveryZones(tx, tenantId, restaurantId);
  const known = new Set(present.map(({ id }) => id));
  const kept = new Set(zones.map(({ id }) => id));
  const gone = present.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await tx
      .delete(deliveryZones)
      .where(and(eq(deliveryZones.tenantId, tenantId), inArray(deliveryZones.id, gone)));
  }
  for (const [priority, { id, ...zone }] of zones.entries()) {
    if (id !== null && known.has(id)) {
      await tx
        .update(deliveryZones)
        .set({ ...zone, priority })
        .where(and(eq(deliveryZones.tenantId, tenantId), eq(deliveryZones.id, id)));
    } else await tx.insert(deliveryZones).values({ ...zone, priority, tenantId, restaurantId });
  }
}
