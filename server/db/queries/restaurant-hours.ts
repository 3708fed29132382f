import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurantExceptions, restaurantHours } from '../schema.ts';

export type HoursRow = typeof restaurantHours.$inferSelect;
export type ExceptionRow = typeof restaurantExceptions.$inferSelect;

/** Opening hours as local wall clock (rule R17): of every restaurant of a tenant, or only of one. */
export function listRestaurantHours(
  db: Database,
  tenantId: number,
  { restaurantId }: { restaurantId?: number } = {},
): Promise<HoursRow[]> {
  return db
    .select()
    .from(restaurantHours)
    .where(
      and(
        eq(restaurantHours.tenantId, tenantId),
        restaurantId === undefined ? undefined : eq(restaurantHours.restaurantId, restaurantId),
      ),
    )
    .orderBy(asc(restaurantHours.weekday), asc(restaurantHours.opens));
}

/** Days that differ, from a local date on: of every restaurant of a tenant, or as narrowed. */
export function listExceptions(
  db: Database,
  tenantId: number,
  { restaurantId, since }: { restaurantId?: number; since?: string } = {},
): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(restaurantExceptions)
    .where(
      and(
        eq(restaurantExceptions.tenantId, tenantId),
        restaurantId === undefined
          ? undefined
          : eq(restaurantExceptions.restaurantId, restaurantId),
        since === undefined ? undefined : gte(restaurantExceptions.date, since),
      ),
    )
    .orderBy(asc(restaurantExceptions.date));
}
