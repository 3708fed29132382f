import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { exceptionsFor } from '../../domain/exceptions-for.ts';
import type { Schedule } from '../../domain/opening-ranges.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { restaurantExceptions, restaurantHours } from '../schema.ts';

export type ExceptionRow = typeof restaurantExceptions.$inferSelect;

/** Opening hours as local wall clock (rule R17): of every restaurant of a tenant, or only of one. */
export function listRestaurantHours(
  db: Database,
  tenantId: number,
  { restaurantId }: { restaurantId?: number } = {},
): Promise<(typeof restaurantHours.$inferSelect)[]> {
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

/** When one order type is served; of two exceptions of a day the one for this type counts. */
export async function readSchedule(
  db: Database,
  tenantId: number,
  of: { restaurantId: number; orderType: DeliveryMethod; since: string },
): Promise<Schedule> {
  const { orderType } = of;
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await hoursOfType(db).execute({ tenantId, ...of });
  const exceptions = await exceptionsOfType(db).execute({ tenantId, ...of });
  return { hours, exceptions: exceptionsFor(exceptions, orderType) };
}

const wanted = {
  tenantId: sql.placeholder('tenantId'),
  restaurantId: sql.placeholder('restaurantId'),
  orderType: sql.placeholder('orderType'),
};

const hoursOfType = prepareOnce((db) =>
  db
    .select()
    .from(restaurantHours)
    .where(
      and(
        eq(restaurantHours.tenantId, wanted.tenantId),
        eq(restaurantHours.restaurantId, wanted.restaurantId),
        eq(restaurantHours.orderType, wanted.orderType),
      ),
    )
    .orderBy(asc(restaurantHours.weekday), asc(restaurantHours.opens))
    .prepare('hours_of_type'),
);

const exceptionsOfType = prepareOnce((db) =>
  db
    .select()
    .from(restaurantExceptions)
    .where(
      and(
        eq(restaurantExceptions.tenantId, wanted.tenantId),
        eq(restaurantExceptions.restaurantId, wanted.restaurantId),
        inArray(restaurantExceptions.orderType, [wanted.orderType, 'any']),
        gte(restaurantExceptions.date, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(restaurantExceptions.date))
    .prepare('exceptions_of_type'),
);
