import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../client.ts';

/** So many are listed; when they are dealt with, others follow. */
const most = 50;

const milliseconds = z.coerce.number().transform((ms) => new Date(ms));

const failedMail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string().nullable(),
  orderNumber: z.number().nullable(),
  queuedAt: milliseconds,
  attempts: z.number(),
  error: z.string(),
  /** null: it was given up on. */
  nextAt: milliseconds.nullable(),
  total: z.coerce.number(),
});
export type StoredFailedMail = z.output<typeof failedMail>;

/**
 * Mails of a tenant that were not taken by the mail server yet, the newest first, with whom they
 * are to as that stands now; of what a mail says nothing is read.
 * @returns the newest, and how many there are
 */
export async function listFailedMails(
  db: Database,
  tenantId: number,
): Promise<{ mails: StoredFailedMail[]; total: number }> {
  const { rows } = await db.execute(sql`
    with failed as (
      ${failedOf(tenantId)}
    ), newest as (
      select *, count(*) over () as total from failed order by id desc limit ${most}
    )
    select newest.id::text, newest.kind, newest.attempts, newest.error, newest.total,
      extract(epoch from newest.created_at) * 1000 as "queuedAt",
      case when newest.attempts < newest.max_attempts then extract(epoch from newest.run_at) * 1000 end as "nextAt",
      case when not orders.is_test then orders.number end as "orderNumber",
      nullif(case newest.kind
        when 'order_mail' then orders.customer->>'email'
        when 'restaurant_mail' then own.address
        when 'dispute_mail' then coalesce(staff_accounts.email, disputed.address)
        when 'newsletter_mail' then newsletter_subscribers.email
        when 'gift_card_mail' then gift_cards.recipient_email
        when 'contact_mail' then newest.payload->>'to'
        when 'contact_answer_mail' then contact_messages.email
        when 'reservation_mail' then reservations.email
        when 'invitation_mail' then staff_invitations.email
        when 'user_code_mail' then one_time_codes.address
        when 'user_mail' then coalesce(newest.payload->'to'->>'address', users.email)
        else staff_accounts.email
      end, '') as "to"
    from newest
    left join payment_disputes disputes on disputes.tenant_id = ${tenantId}
      and disputes.gateway = newest.payload->>'gateway' and disputes.id = newest.payload->>'disputeId'
    left join payments on payments.tenant_id = ${tenantId} and payments.id = disputes.payment_id
    left join orders on orders.tenant_id = ${tenantId}
      and orders.id = coalesce((newest.payload->>'orderId')::uuid, payments.order_id)
    left join lateral (${addressOf(tenantId)}) own on newest.kind = 'restaurant_mail'
    left join lateral (${addressOf(tenantId)}) disputed
      on newest.kind = 'dispute_mail' and newest.payload->>'staffId' is null
    left join gift_cards on gift_cards.tenant_id = ${tenantId}
      and gift_cards.id = (newest.payload->>'giftCardId')::uuid
    left join contact_messages on contact_messages.tenant_id = ${tenantId}
      and contact_messages.id = (newest.payload->>'messageId')::uuid
    left join reservations on reservations.tenant_id = ${tenantId}
      and reservations.id = (newest.payload->>'reservationId')::uuid
    left join newsletter_subscribers on newsletter_subscribers.tenant_id = ${tenantId}
      and newsletter_subscribers.id = (newest.payload->>'subscriberId')::uuid
    left join staff_invitations on staff_invitations.tenant_id = ${tenantId}
      and staff_invitations.id = (newest.payload->>'invitationId')::uuid
    left join one_time_codes on one_time_codes.tenant_id = ${tenantId}
      and one_time_codes.id = (newest.payload->>'codeId')::uuid
    left join users on users.tenant_id = ${tenantId}
      and users.id = (newest.payload->>'userId')::uuid
    left join staff_accounts on staff_accounts.tenant_id = ${tenantId}
      and staff_accounts.id = (newest.payload->>'staffId')::uuid
    order by newest.id desc`);
  const mails = z.array(failedMail).parse(rows);
  return { mails, total: mails[0]?.total ?? 0 };
}

/** Where the restaurant of an order reads about its orders. */
const addressOf = (tenantId: number): SQL => sql`
  select coalesce(nullif(order_mail_address, ''), email) as address from restaurants
  where restaurants.tenant_id = ${tenantId} and restaurants.id = orders.restaurant_id`;

/** The worker's own tables, for its view leaves out what a job is about (graphile-worker 0.16). */
const failedOf = (tenantId: number): SQL => sql`
  select jobs.id, tasks.identifier as kind, payload, attempts, max_attempts, created_at, run_at,
    last_error as error
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  where payload->>'tenantId' = ${String(tenantId)} and last_error is not null
    and tasks.identifier like '%\\_mail'`;

/**
 * Has a mail that failed sent at once, with all its tries anew. One that is on its way at this
 * moment stays as it is.
 * @returns false where none of the tenant's failed mails has the id: it was sent or given up
 */
export async function retryFailedMail(
  db: Database,
  tenantId: number,
  id: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with failed as (${failedOf(tenantId)}), found as (select id from failed where id = ${id})
    select found.id, again.id as again from found left join lateral
      graphile_worker.reschedule_jobs(array[found.id], run_at => now(), attempts => 0) again on true`);
  return rows.length > 0;
}

/**
 * Drops a mail that failed.
 * @returns `unknown` where none of the tenant's failed mails has the id; `busy` while it is on its
 * way at this moment
 */
export async function dropFailedMail(
  db: Database,
  tenantId: number,
  id: string,
): Promise<'dropped' | 'busy' | 'unknown'> {
  const { rows } = await db.execute<{ dropped: string | null }>(sql`
    with failed as (${failedOf(tenantId)}), found as (select id from failed where id = ${id})
    select dropped.id as dropped from found left join lateral
      graphile_worker.complete_jobs(array[found.id]) dropped on true`);
  const [found] = rows;
  if (!found) return 'unknown';
  return found.dropped === null ? 'busy' : 'dropped';
}
