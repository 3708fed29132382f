import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** So many are dealt with in one transaction. */
const mostAtOnce = 100;

export type DueReminder = {
  reservationId: string;
  /** It was made when the time of its reminder had gone by. */
  isLate: boolean;
};

/** Tenants with reminders that are due: housekeeping, hence without a tenant. */
export async function listTenantsWithDueReminders(db: Database, now: Date): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct r.tenant_id as id
    from reservation_settings s
    join reservations r on r.tenant_id = s.tenant_id and r.restaurant_id = s.restaurant_id
    where s.reminder_minutes is not null
      and r.state = 'confirmed' and r.reminded_at is null and r.email <> ''
      and r.starts_at > ${at} and r.starts_at <= ${at} + s.reminder_minutes * interval '1 minute'`);
  return rows.map(({ id }) => id);
}

/**
 * Marks a tenant's coming reservations whose reminder is due as reminded. What another instance marks
 * at this moment is left to it.
 */
export async function markReminded(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<DueReminder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<DueReminder>(sql`
    with due as (
      select r.id, r.created_at > r.starts_at - s.lead as "isLate"
      from (
        select tenant_id, restaurant_id, reminder_minutes * interval '1 minute' as lead
        from reservation_settings
        where tenant_id = ${tenantId} and reminder_minutes is not null
      ) s
      join reservations r on r.tenant_id = s.tenant_id and r.restaurant_id = s.restaurant_id
      where r.tenant_id = ${tenantId} and r.state = 'confirmed' and r.reminded_at is null
        and r.email <> '' and r.starts_at > ${at} and r.starts_at <= ${at} + s.lead
      limit ${mostAtOnce}
      for no key update of r skip locked
    )
    update reservations r set reminded_at = ${at} from due
    where r.tenant_id = ${tenantId} and r.id = due.id
    returning r.id as "reservationId", due."isLate"`);
  return rows;
}
