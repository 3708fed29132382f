import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';

export type TicketEvent = { orderId: string; eventId: number; status: OrderStatus };

/** States in which a kitchen has an order, or had it. */
const isPrinted = (status: OrderStatus): boolean =>
  status !== 'pending_payment' && status !== 'placed' && status !== 'completed';

/**
 * Queues the tickets that something which happened to an order calls for, in the transaction in
 * which it happened, so that none is lost: a new one at its acceptance, and at every printer that
 * fetched it one more when it is promised for another time, its lines or its table change, or it ends
 * early. What nobody fetched yet is drawn from the order as it then is, and vanishes with it.
 */
export async function queueTickets(
  tx: Database,
  tenantId: number,
  { orderId, eventId, status }: TicketEvent,
): Promise<void> {
  if (!isPrinted(status)) return;
  // Whoever fetches one now waits, or is waited for: no change falls between the two.
  await tx.execute(sql`
    select 1 from print_jobs
    where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'waiting'
    for update`);
  if (isUnfulfilled(status)) {
    await tx.execute(sql`
      delete from print_jobs
      where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'waiting'
        and attempts = 0`);
  }
  await tx.execute(sql`
    with happened as (
      select e.tenant_id, e.order_id, e.status, e.promised_at, e.at, e.table_name,
        exists (select 1 from order_changes c
          where c.tenant_id = e.tenant_id and c.event_id = e.id) as is_change,
        before.status as before_status, before.promised_at as before_promised_at
      from order_events e
      left join lateral (
        select b.status, b.promised_at from order_events b
        where b.tenant_id = e.tenant_id and b.order_id = e.order_id and b.id < e.id
        order by b.id desc limit 1
      ) before on true
      where e.tenant_id = ${tenantId} and e.id = ${eventId}
    ), ticket as (
      select o.tenant_id, o.id, o.restaurant_id, o.delivery_method, h.at,
        case
          when ${isUnfulfilled(status)}::boolean then 'cancelled'
          when h.status = 'accepted' and h.before_status is distinct from 'accepted' then 'new'
          when h.promised_at <> h.before_promised_at or h.is_change or h.table_name is not null
            then 'changed'
        end as kind
      from happened h join orders o on o.tenant_id = h.tenant_id and o.id = h.order_id
    )
    insert into print_jobs (tenant_id, printer_id, order_id, kind, cause, copy, created_at)
    select t.tenant_id, p.id, t.id, t.kind, ${`event:${eventId}`}, copy, t.at
    from ticket t
    join printers p on p.tenant_id = t.tenant_id and p.restaurant_id = t.restaurant_id
    cross join lateral generate_series(1, p.copies) copy
    where t.kind is not null
      and case when t.kind = 'new' then t.delivery_method = any(p.order_types)
        else exists (
          select 1 from print_jobs fetched
          where fetched.tenant_id = t.tenant_id and fetched.printer_id = p.id
            and fetched.order_id = t.id and fetched.attempts > 0
        ) end
    on conflict do nothing`);
}
