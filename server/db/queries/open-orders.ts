import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { orderStatus, type OrderStatus } from '#schemas/api/orders.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import { orderEvents, orders, restaurants } from '../schema.ts';
import { withParts } from './orders-by-id.ts';
import type { StoredOrder } from './orders.ts';
import { localeOfTenant } from './tenant-locale.ts';

/** What a kitchen is working on; unpaid orders are not seen before they are paid. */
const underWay: OrderStatus[] = orderStatus.options.filter(
  (status) => status !== 'pending_payment' && !isOrderOver(status),
);
/** What was handed over or called off; one that was never paid the restaurant never saw. */
const ended: OrderStatus[] = ['completed', 'rejected', 'cancelled'];
/** More than a kitchen works on at once; and as many that are done, the newest. */
const most = 400;

type Asked = {
  /** null: all of the tenant. */
  restaurantId: number | null;
  status: OrderStatus | null;
  /** Those that ended since then, too. */
  endedSince: Date | null;
};

/** Orders under way, or of one state, soonest promised first. */
export async function listOpenOrders(
  db: Database,
  tenantId: number,
  { restaurantId, status, endedSince }: Asked,
): Promise<StoredOrder[]> {
  const ofRestaurant = restaurantId === null ? undefined : eq(orders.restaurantId, restaurantId);
  const read = (...conditions: SQL[]) =>
    db
      .select({ order: orders, restaurant: restaurants, locale: localeOfTenant(orders.tenantId) })
      .from(orders)
      .innerJoin(
        restaurants,
        and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
      )
      .where(and(eq(orders.tenantId, tenantId), ofRestaurant, ...conditions));
  const asked = read(inStatus(status === null ? underWay : [status]))
    .orderBy(asc(orders.promisedAt), asc(orders.id))
    .limit(most);
  // Apart, so that the many that are done crowd out none that is under way.
  const done =
    status === null && endedSince
      ? read(inStatus(ended), endedAfter(db, tenantId, endedSince))
          .orderBy(desc(orders.promisedAt), desc(orders.id))
          .limit(most)
      : [];
  const rows = [...(await asked), ...(await done).toReversed()].toSorted(
    (a, b) => a.order.promisedAt.getTime() - b.order.promisedAt.getTime(),
  );
  return withParts(db, tenantId, rows);
}

/** As the partial indexes have it: a list of parameters would not be seen to fit them. */
const inStatus = (statuses: readonly OrderStatus[]): SQL =>
  sql`${orders.status} in (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))})`;

const endedAfter = (db: Database, tenantId: number, since: Date): SQL =>
  inArray(
    orders.id,
    db
      .select({ id: orderEvents.orderId })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.tenantId, tenantId),
          sql`${orderEvents.status} in ('completed', 'rejected', 'cancelled')`,
          gte(orderEvents.at, since),
        ),
      ),
  );
