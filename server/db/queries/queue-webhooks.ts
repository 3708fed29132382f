import { sql, type SQL } from 'drizzle-orm';
import type { ReservationEventType } from '#schemas/api/reservation-webhooks.ts';
import type { Database } from '../client.ts';
import type { WebhookCause } from '../schema.ts';

/**
 * Writes what happened to an order into the outbox of every webhook that asked for it, in the
 * transaction in which it happened. An order is placed when its restaurant first sees it, which is
 * with its acceptance where it accepts itself; what ended before that was never an order.
 */
export async function queueOrderWebhooks(
  tx: Database,
  tenantId: number,
  { orderId, eventId }: { orderId: string; eventId: number },
): Promise<void> {
  await tx.execute(sql`
    with happened as (
      select e.status, e.promised_at, e.at, e.table_name, o.id as about, o.restaurant_id,
        o.accept_until is null as accepts_itself,
        exists (select 1 from order_changes c
          where c.tenant_id = e.tenant_id and c.event_id = e.id) as is_change,
        coalesce(before.status, 'pending_payment') as before_status,
        before.promised_at as before_promised_at
      from order_events e
      join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
      left join lateral (
        select b.status, b.promised_at from order_events b
        where b.tenant_id = e.tenant_id and b.order_id = e.order_id and b.id < e.id
        order by b.id desc limit 1
      ) before on true
      where e.tenant_id = ${tenantId} and e.order_id = ${orderId} and e.id = ${eventId}
    ), message as (
      select about, restaurant_id, at,
        case
          when status = 'placed' and before_status <> 'placed' then 'order.placed'
          when status = 'accepted' and before_status = 'placed' and accepts_itself
            then 'order.placed'
          when status = 'pending_payment' or before_status = 'pending_payment' then null
          else 'order.changed'
        end as type,
        to_jsonb(array_remove(array[
          case when status <> before_status then 'status' end,
          case when promised_at <> before_promised_at then 'time' end,
          case when is_change then 'lines' end,
          case when table_name is not null then 'table' end
        ], null)) as changed
      from happened
    ), ${delivered(tenantId, sql`jsonb_build_object('eventId', ${eventId}::bigint, 'changed', message.changed)`, sql`order_id`)}`);
}

/** The same for money that arrived with the customer again. */
export async function queueRefundWebhooks(
  tx: Database,
  tenantId: number,
  { orderId, refundId, now }: { orderId: string; refundId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with message as (
      select id as about, restaurant_id, ${now.toISOString()}::timestamptz as at,
        'order.refunded' as type
      from orders where tenant_id = ${tenantId} and id = ${orderId}
    ), ${delivered(tenantId, sql`jsonb_build_object('refundId', ${refundId}::text)`, sql`order_id`)}`);
}

type AboutReservation = {
  reservationId: string;
  restaurantId: number;
  type: ReservationEventType;
  cause: Extract<WebhookCause, { state: unknown }>;
  now: Date;
};

/** The same of a reservation. */
export async function queueReservationWebhooks(
  tx: Database,
  tenantId: number,
  { reservationId, restaurantId, type, cause, now }: AboutReservation,
): Promise<void> {
  await tx.execute(sql`
    with message as (
      select ${reservationId}::uuid as about, ${restaurantId}::bigint as restaurant_id,
        ${now.toISOString()}::timestamptz as at, ${type}::text as type
    ), ${delivered(tenantId, sql`${JSON.stringify(cause)}::jsonb`, sql`reservation_id`)}`);
}

/** One event for all who asked, and none where nobody did. @param about the column that names what */
const delivered = (tenantId: number, cause: SQL, about: SQL) => sql`
  target as (
    select p.id from webhook_endpoints p join message
      on (p.restaurant_id is null or p.restaurant_id = message.restaurant_id)
        and message.type = any(p.events)
    where p.tenant_id = ${tenantId} and p.is_active
  ), event as (
    insert into webhook_events (tenant_id, type, ${about}, cause, at)
    select ${tenantId}, message.type, message.about, ${cause}, message.at from message
    where exists (select 1 from target)
    returning id, ${about}, at
  )
  insert into webhook_deliveries (tenant_id, endpoint_id, event_id, ${about}, next_at)
  select ${tenantId}, target.id, event.id, event.${about}, event.at from event cross join target`;
