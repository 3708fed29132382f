import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import type { StoredOrder } from './orders.ts';

/** Names what a customer sees of an order; money comes back without another step. */
export const orderStateOf = ({ order, events, money }: StoredOrder): string =>
  nameOf({
    lastEvent: events.at(-1)?.id ?? 0,
    paymentStatus: order.paymentStatus,
    refunds: money.refunds.map(({ status }) => status[0]).join(''),
  });

type State = { lastEvent: number; paymentStatus: string; refunds: string };

const nameOf = ({ lastEvent, paymentStatus, refunds }: State): string =>
  `${lastEvent}-${paymentStatus}${refunds && `-${refunds}`}`;

const given = { tenantId: sql.placeholder('tenantId'), id: sql.placeholder('id') };

const stateOfOrder = prepareSql<State & { status: OrderStatus }>(
  'state_of_order',
  () => sql`
    select o.status, o.payment_status as "paymentStatus",
      coalesce((
        select max(e.id) from order_events e
        where e.tenant_id = ${given.tenantId}::int and e.order_id = o.id
      ), 0)::float8 as "lastEvent",
      coalesce((
        select string_agg(left(r.status, 1), '' order by p.created_at, p.id, r.created_at, r.id)
        from payments p
        join refunds r on r.tenant_id = p.tenant_id and r.payment_id = p.id
        where p.tenant_id = ${given.tenantId}::int and p.order_id = o.id
      ), '') as refunds
    from orders o
    where o.tenant_id = ${given.tenantId}::int and o.id = ${given.id}::uuid`,
);

/** The same of an order that is not read, with its status; null: there is none. */
export async function findOrderState(
  db: Database,
  tenantId: number,
  id: string,
): Promise<{ state: string; status: OrderStatus } | null> {
  const { rows } = await stateOfOrder(db, { tenantId, id });
  const [row] = rows;
  return row ? { state: nameOf(row), status: row.status } : null;
}
