import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** So many are dealt with in one transaction. */
const mostAtOnce = 100;

export type DueReminder = {
  tenantId: number;
  reservationId: string;
  /** It was made when the time of its reminder had gone by. */
  isLate: boolean;
};

/**
 * Marks coming reservations whose reminder is due, of every tenant, as reminded: housekeeping, hence
 * no tenant. What another instance marks at this moment is left to it.
 */
export async function markReminded(tx: Database, now: Date): Promise<DueReminder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<DueReminder>(sql`
    with due as (
      select r.tenant_id, r.id, r.created_at > r.starts_at - s.lead as "isLate"
      from (
        select tenant_id, restaurant_id, reminder_minutes * interval '1 minute' as lead
        from reservation_settings where reminder_minutes is not null
      ) s
      join reservations r on r.tenant_id = s.tenant_id and r.restaurant_id = s.restaurant_id
      where r.state = 'confirmed' and r.reminded_at is null and r.email <> ''
        and r.starts_at > ${at} and r.starts_at <= ${at} + s.lead
      limit ${mostAtOnce}
      for no key update of r skip locked
    )
    update reservations r set reminded_at = ${at} from due
    where r.tenant_id = due.tenant_id and r.id = due.id
    returning r.tenant_id as "tenantId", r.id as "reservationId", due."isLate"`);
  return rows;
}
