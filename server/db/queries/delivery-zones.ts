import { and, asc, eq } from 'drizzle-orm';
import type { DeliveryZone } from '#schemas/rules/delivery/zone.ts';
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
