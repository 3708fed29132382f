import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { listExceptions, listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { authorisedUntil } from '../../domain/order/authorised-until.ts';
import { prepareAt } from '../../domain/order/prepare-at.ts';
import { localDate } from '../../domain/times/opening-ranges.ts';
import { afterOpenMinutes } from '../../domain/times/opening-minutes.ts';

/** An order for later has to be answered from so long before its kitchen begins (decision 040). */
const noticeMs = hourMs;

type Asked = Pick<OrderRow, 'promisedAt' | 'deliveryMethod'> & {
  /** Its card is only authorised, now: the bank lets go of that in the end. */
  isAuthorised: boolean;
  now: Date;
};

/**
 * Until when somebody should have answered an order that is placed now (rule R61): its restaurant's
 * minutes, counted while it is open, from now or, of one for later, from an hour before its kitchen
 * must begin; never longer than the bank holds its money.
 */
export async function answerUntil(
  db: Database,
  restaurant: Restaurant,
  { isAuthorised, now, ...order }: Asked,
): Promise<Date> {
  const { tenantId, id: restaurantId, timeZone, acceptMinutes: minutes } = restaurant;
  const begins = prepareAt(order, restaurant).getTime() - noticeMs;
  const from = Math.max(now.getTime(), begins);
  const since = localDate(from, timeZone).subtract({ days: 1 }).toString();
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await listRestaurantHours(db, tenantId, { restaurantId });
  const exceptions = await listExceptions(db, tenantId, { restaurantId, since });
  const end = afterOpenMinutes({ hours, exceptions }, timeZone, { since: from, minutes });
  return new Date(isAuthorised ? Math.min(end, authorisedUntil(now).getTime()) : end);
}
