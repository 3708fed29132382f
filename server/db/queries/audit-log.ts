import { lt, sql } from 'drizzle-orm';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { auditLog as table } from '../schema.ts';
import { epochMs } from './day-money.ts';

export type NewAuditEntry = Omit<typeof table.$inferInsert, 'tenantId' | 'id'>;

export async function insertAuditEntry(
  db: Database,
  tenantId: number,
  entry: NewAuditEntry,
): Promise<void> {
  await db.insert(table).values({ ...entry, tenantId });
}

/** An entry with the names of what its ids lead to; `at` in epoch ms. */
export type StoredAuditEntry = {
  id: number;
  at: number;
  staffId: string | null;
  name: string;
  role: StaffRole | null;
  isKey: boolean;
  deviceName: string | null;
  call: string;
  restaurant: string | null;
  orderNumber: number | null;
  about: string | null;
};

export type AuditEntriesAsked = {
  staffId: string | null;
  /** null: any. */
  calls: readonly string[] | null;
  /** A local date and whose clock it is by; null: any. */
  day: { date: string; timeZone: string } | null;
  /** The entry after which they begin; null: with the newest. */
  after: number | null;
  most: number;
};

/** What staff of a tenant did, the newest first. */
export async function listAuditEntries(
  db: Database,
  tenantId: number,
  { staffId, calls, day, after, most }: AuditEntriesAsked,
): Promise<StoredAuditEntry[]> {
  const isOfDay =
    day === null
      ? sql``
      : sql`and l.at >= ${day.date}::timestamp at time zone ${day.timeZone}
          and l.at < (${day.date}::timestamp + interval '1 day') at time zone ${day.timeZone}`;
  const { rows } = await db.execute<StoredAuditEntry>(sql`
    with part as materialized (
      select l.* from audit_log l
      where l.tenant_id = ${tenantId}
        ${staffId === null ? sql`` : sql`and l.staff_id = ${staffId}`}
        ${calls === null ? sql`` : sql`and l.call in ${[...calls]}`}
        ${after === null ? sql`` : sql`and l.id < ${after}`}
        ${isOfDay}
      order by l.id desc limit ${most}
    )
    select l.id::float8 as id, ${epochMs(sql`l.at`)} as at, l.staff_id as "staffId", l.name,
      l.role, l.is_key as "isKey", l.device_name as "deviceName", l.call, r.name as restaurant,
      o.number as "orderNumber", p.name as about
    from part l
    left join restaurants r on r.tenant_id = l.tenant_id and r.id = l.restaurant_id
    left join orders o on o.tenant_id = l.tenant_id and o.id = (l.ids->>'orderId')::uuid
    left join staff_accounts p on p.tenant_id = l.tenant_id and p.id = (l.ids->>'personId')::uuid
    order by l.id desc`);
  return rows;
}

/** Drops old entries of every tenant. Housekeeping, hence without a tenant. */
export async function deleteAuditEntriesBefore(db: Database, before: Date): Promise<void> {
  await deleteOfEachTenant(db, table, lt(table.at, before));
}
