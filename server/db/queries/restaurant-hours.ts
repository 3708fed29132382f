import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
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

/** Of one order type: its weekly hours, and the exceptions for it or for any type from a date on. */
export async function listHoursOfType(
  db: Database,
  tenantId: number,
  of: { restaurantId: number; orderType: DeliveryMethod; since: string },
): Promise<{ hours: HoursRow[]; exceptions: ExceptionRow[] }> {
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await hoursOfType(db).execute({ tenantId, ...of });
  const exceptions = await exceptionsOfType(db).execute({ tenantId, ...of });
  return { hours, exceptions };
}

const placeholders = {
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
        eq(restaurantHours.tenantId, placeholders.tenantId),
        eq(restaurantHours.restaurantId, placeholders.restaurantId),
        eq(restaurantHours.orderType, placeholders.orderType),
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
        eq(restaurantExceptions.tenantId, placeholders.tenantId),
        eq(restaurantExceptions.restaurantId, placeholders.restaurantId),
        inArray(restaurantExceptions.orderType, [placeholders.orderType, 'any']),
        gte(restaurantExceptions.date, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(restaurantExceptions.date))
    .prepare('exceptions_of_type'),
);
