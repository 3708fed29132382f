import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Schedule } from '../../domain/opening-ranges.ts';
import type { Database } from '../client.ts';
import { restaurantExceptions, restaurantHours } from '../schema.ts';

export type ExceptionRow = typeof restaurantExceptions.$inferSelect;

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

/** Days that differ, from a local date on: of every restaurant of a tenant, or as narrowed. */
export function listExceptions(
  db: Database,
  tenantId: number,
  only: { restaurantId?: number; orderType?: DeliveryMethod; since?: string } = {},
): Promise<ExceptionRow[]> {
  const { restaurantId, orderType, since } = only;
  return db
    .select()
    .from(restaurantExceptions)
    .where(
      and(
        eq(restaurantExceptions.tenantId, tenantId),
        restaurantId === undefined
          ? undefined
          : eq(restaurantExceptions.restaurantId, restaurantId),
        orderType === undefined
          ? undefined
          : inArray(restaurantExceptions.orderType, [orderType, 'any']),
        since === undefined ? undefined : gte(restaurantExceptions.date, since),
      ),
    )
    .orderBy(asc(restaurantExceptions.date));
}

/** When one order type is served; of two exceptions of a day the one for this type counts. */
export async function readSchedule(
  db: Database,
  tenantId: number,
  { orderType, ...of }: { restaurantId: number; orderType: DeliveryMethod; since: string },
): Promise<Schedule> {
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await listRestaurantHours(db, tenantId, {
    restaurantId: of.restaurantId,
    orderType,
  });
  const exceptions = await listExceptions(db, tenantId, { ...of, orderType });
  const own = new Set(
    exceptions.filter((row) => row.orderType === orderType).map(({ date }) => date),
  );
  return {
    hours,
    exceptions: exceptions.filter((row) => row.orderType === orderType || !own.has(row.date)),
  };
}
