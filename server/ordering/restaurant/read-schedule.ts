import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../../db/client.ts';
import { listHoursOfType } from '../../db/queries/restaurant-hours.ts';
import { exceptionsFor } from '../../domain/times/exceptions-for.ts';
import type { Schedule } from '../../domain/times/opening-ranges.ts';

/**
 * When one order type is served, with the exceptions from the local date `since` on; of two
 * exceptions of a day the one for this type counts.
 */
export async function readSchedule(
  db: Database,
  tenantId: number,
  of: { restaurantId: number; orderType: DeliveryMethod; since: string },
): Promise<Schedule> {
  const { hours, exceptions } = await listHoursOfType(db, tenantId, of);
  return { hours, exceptions: exceptionsFor(exceptions, of.orderType) };
}
