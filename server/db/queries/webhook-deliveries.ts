import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import {
  orders,
  reservations,
  webhookDeliveries as table,
  webhookEvents as events,
} from '../schema.ts';

export type DeliveryRow = typeof table.$inferSelect;
export type WebhookEventRow = typeof events.$inferSelect;
export type TakenDelivery = Pick<
  DeliveryRow,
  'tenantId' | 'id' | 'endpointId' | 'eventId' | 'attempts'
>;

/** Tries for which what follows about the same order or reservation waits. */
const heldBackFor = 4;
/** Messages on their way to one endpoint at once: while it fails, one. */
const atOnce = 4;

/**
 * Tenants with deliveries that are due, who waits longest first: housekeeping, hence without a tenant.
 * Where one has to wait for another of the same order or endpoint, its tenant is among them all the same.
 */
export async function listTenantsWithDueDeliveries(db: Database, now: Date): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.tenant_id as id from webhook_deliveries d
    join webhook_endpoints p on p.tenant_id = d.tenant_id and p.id = d.endpoint_id
    join tenants t on t.id = d.tenant_id
    where d.state = 'waiting' and d.next_at <= ${at} and p.is_active and t.deleted_at is null
      and (d.taken_until is null or d.taken_until <= ${at})
    group by d.tenant_id
    order by min(d.next_at)`);
  return rows.map(({ id }) => id);
}

/**
 * Takes a tenant's delivery that is due first, for somebody who sends it until `takenUntil`:
 * nobody else takes it before then, however many instances ask. Of one order or
 * reservation what came earlier goes first, until it was tried some times in vain.
 * @returns it, with this try counted; null: nothing is due.
 */
export async function takeDueDelivery(
  db: Database,
  tenantId: number,
  { now, takenUntil }: { now: Date; takenUntil: Date },
): Promise<TakenDelivery | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<TakenDelivery>(sql`
    with due as (
      select d.id from webhook_deliveries d
      join webhook_endpoints p on p.tenant_id = d.tenant_id and p.id = d.endpoint_id
      join tenants t on t.id = d.tenant_id
      where d.tenant_id = ${tenantId} and d.state = 'waiting' and d.next_at <= ${at}
        and p.is_active and t.deleted_at is null
        and (d.taken_until is null or d.taken_until <= ${at})
        and not exists (
          select 1 from webhook_deliveries b
          where b.tenant_id = ${tenantId} and b.endpoint_id = d.endpoint_id
            and coalesce(b.order_id, b.reservation_id) = coalesce(d.order_id, d.reservation_id)
            and b.id < d.id and b.state = 'waiting'
            and (b.attempts < ${heldBackFor} or b.taken_until > ${at})
        )
        and case when p.failing_since is null then ${atOnce} else 1 end > (
          select count(*) from webhook_deliveries u
          where u.tenant_id = ${tenantId} and u.endpoint_id = d.endpoint_id
            and u.state = 'waiting' and u.taken_until > ${at}
        )
      order by d.next_at, d.id limit 1
      for update of d skip locked
    )
    update webhook_deliveries w
    set taken_until = ${takenUntil.toISOString()}::timestamptz, attempts = w.attempts + 1,
      last_attempt_at = ${at}
    from due where w.tenant_id = ${tenantId} and w.id = due.id
    returning w.tenant_id as "tenantId", w.id::float8 as id, w.endpoint_id as "endpointId",
      w.event_id::float8 as "eventId", w.attempts`);
  return rows[0] ?? null;
}

export type DeliveryOutcome = Pick<DeliveryRow, 'state' | 'lastStatus' | 'lastProblem'> & {
  /** While it waits: when it is tried again. */
  nextAt?: Date;
};

/**
 * Writes down what became of a try.
 * @returns false where it is not the newest try any more: then nothing is written.
 */
export async function settleDelivery(
  tx: Database,
  { tenantId, id, attempts }: TakenDelivery,
  outcome: DeliveryOutcome,
): Promise<boolean> {
  const settled = await tx
    .update(table)
    .set({ ...outcome, takenUntil: null })
    .where(
      and(
        eq(table.tenantId, tenantId),
        eq(table.id, id),
        eq(table.attempts, attempts),
        eq(table.state, 'waiting'),
      ),
    )
    .returning({ id: table.id });
  return settled.length > 0;
}

const ofEndpoint = (tenantId: number, endpointId: string) =>
  and(eq(table.tenantId, tenantId), eq(table.endpointId, endpointId));

/** Nothing of what an endpoint has not been sent is tried any more. */
export async function giveUpDeliveries(
  tx: Database,
  tenantId: number,
  endpointId: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'failed', takenUntil: null })
    .where(and(ofEndpoint(tenantId, endpointId), eq(table.state, 'waiting')));
}

/** An endpoint answers again: what waits for its next try is sent now. */
export async function hastenDeliveries(
  tx: Database,
  tenantId: number,
  endpointId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(table)
    .set({ nextAt: now })
    .where(
      and(
        ofEndpoint(tenantId, endpointId),
        eq(table.state, 'waiting'),
        sql`${table.nextAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
}

/**
 * Sends one anew, from its first try on. One that is on its way at this moment stays so.
 * @returns false where the endpoint has no such delivery.
 */
export async function replayDelivery(
  db: Database,
  tenantId: number,
  { endpointId, id, now }: { endpointId: string; id: number; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isFree = sql`(${table.takenUntil} is null or ${table.takenUntil} <= ${at})`;
  const replayed = await db
    .update(table)
    .set({
      state: 'waiting',
      nextAt: now,
      attempts: sql`case when ${isFree} then 0 else ${table.attempts} end`,
    })
    .where(and(ofEndpoint(tenantId, endpointId), eq(table.id, id)))
    .returning({ id: table.id });
  return replayed.length > 0;
}

/** Queues a test for one endpoint. */
export async function insertTestDelivery(
  tx: Database,
  tenantId: number,
  { endpointId, now }: { endpointId: string; now: Date },
): Promise<void> {
  const [event] = await tx
    .insert(events)
    .values({ tenantId, type: 'test', cause: {}, at: now })
    .returning({ id: events.id });
  if (!event) throw new Error('PostgreSQL wrote no event of a test');
  await tx.insert(table).values({ tenantId, endpointId, eventId: event.id, nextAt: now });
}

export async function findWebhookEvent(
  db: Database,
  tenantId: number,
  id: number,
): Promise<WebhookEventRow | null> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.tenantId, tenantId), eq(events.id, id)));
  return row ?? null;
}

/** One line of an endpoint's log. */
export type LoggedDelivery = {
  delivery: DeliveryRow;
  event: WebhookEventRow;
  orderNumber: number | null;
  reservationNumber: string | null;
};

/** What an endpoint was sent, the newest first. @param after the one after which they begin */
export const listDeliveries = (
  db: Database,
  tenantId: number,
  { endpointId, after, most }: { endpointId: string; after: number | null; most: number },
): Promise<LoggedDelivery[]> =>
  db
    .select({
      delivery: table,
      event: events,
      orderNumber: orders.number,
      reservationNumber: reservations.number,
    })
    .from(table)
    .innerJoin(events, and(eq(events.tenantId, table.tenantId), eq(events.id, table.eventId)))
    .leftJoin(orders, and(eq(orders.tenantId, table.tenantId), eq(orders.id, table.orderId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, table.tenantId), eq(reservations.id, table.reservationId)),
    )
    .where(and(ofEndpoint(tenantId, endpointId), after === null ? undefined : lt(table.id, after)))
    .orderBy(desc(table.id))
    .limit(most);

/** Drops old events of every tenant, with their log. Housekeeping, hence without a tenant. */
export async function deleteWebhookEventsBefore(db: Database, before: Date): Promise<void> {
  await deleteOfEachTenant(db, events, lt(events.at, before));
}
