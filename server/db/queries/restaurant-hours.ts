import { and, asc, eq } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { restaurantHours } from '../schema.ts';

/**
 * Opening hours as local wall clock (rule R17): of every restaurant of a tenant, or only of one
 * and of one order type.
 */
export function listRestaurantHours(
  db: Database,
  tenantId: number,
  only: { restaurantId?: number; orderType?: DeliveryMethod } = {},
): Promise<(typeof restaurantHours.$inferSelect)[]> {
  const { restaurantId, orderType } = only;
  return db
    .select()
    .from(restaurantHours)
    .where(
      and(
        eq(restaurantHours.tenantId, tenantId),
        restaurantId === undefined ? undefined : eq(restaurantHours.restaurantId, restaurantId),
        orderType === undefined ? undefined : eq(restaurantHours.orderType, orderType),
      ),
    )
    .orderBy(asc(restaurantHours.weekday), asc(restaurantHours.opens));
}
