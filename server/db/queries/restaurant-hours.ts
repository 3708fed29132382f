import { and, asc, eq } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { restaurantHours } from '../schema.ts';

/** Opening hours of an order type, as local wall clock (rule R17). */
export function findRestaurantHours(
  db: Database,
  tenantId: number,
  restaurantId: number,
  orderType: DeliveryMethod,
): Promise<{ weekday: number; opens: string; closes: string }[]> {
  return db
    .select({
      weekday: restaurantHours.weekday,
      opens: restaurantHours.opens,
      closes: restaurantHours.closes,
    })
    .from(restaurantHours)
    .where(
      and(
        eq(restaurantHours.tenantId, tenantId),
        eq(restaurantHours.restaurantId, restaurantId),
        eq(restaurantHours.orderType, orderType),
      ),
    )
    .orderBy(asc(restaurantHours.weekday), asc(restaurantHours.opens));
}
