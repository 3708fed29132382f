import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { readScheduledChanges } from '#schemas/config/scheduled-changes.ts';
import type { Database } from '../client.ts';
import { siteSchedules as table } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

type Row = typeof table.$inferSelect;
type Changes = { changes: readonly ConfigChange[]; inverse: readonly ReversibleChange[] };
export type SiteSchedule = Omit<Row, keyof Changes> & Changes;

const read = (row: Row): SiteSchedule => ({
  ...row,
  changes: readScheduledChanges(row.changes),
  inverse: readScheduledChanges(row.inverse),
});

const open = inArray(table.state, ['waiting', 'running']);
const isOne = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));
const ofScope = (tenantId: number, restaurantId: number | null) =>
  and(
    eq(table.tenantId, tenantId),
    restaurantId === null ? isNull(table.restaurantId) : eq(table.restaurantId, restaurantId),
  );
const isDue = (now: Date) =>
  or(
    and(eq(table.state, 'waiting'), lte(table.publishAt, now)),
    and(eq(table.state, 'running'), lte(table.revertAt, now)),
  );
const dueAt = sql`case ${table.state} when 'waiting' then ${table.publishAt} else ${table.revertAt} end`;

export async function insertSchedule(
  tx: Database,
  tenantId: number,
  schedule: Omit<typeof table.$inferInsert, 'tenantId' | keyof Changes> &
    Pick<Changes, 'changes'> &
    Partial<Changes>,
): Promise<SiteSchedule> {
  const [row] = await tx
    .insert(table)
    .values({ ...schedule, tenantId })
    .returning();
  if (!row) throw new Error('a schedule was not written');
  return read(row);
}

/** What waits or runs in a place, the next first. */
export async function listOpenSchedules(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<SiteSchedule[]> {
  const rows = await db
    .select()
    .from(table)
    .where(and(ofScope(tenantId, restaurantId), open))
    .orderBy(asc(dueAt), asc(table.createdAt));
  return rows.map(read);
}

/** One that waits or runs, locked; null where there is none by this id. */
export async function lockOpenSchedule(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<SiteSchedule | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(isOne(tenantId, id), open))
    .for('update');
  return row ? read(row) : null;
}

/** Tenants with schedules that are due, who waits longest first: housekeeping, hence without a tenant. */
export const listTenantsWithDueSchedules = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, table, { isDue: isDue(now), dueAt });

/** What is due first, locked; null where nothing is. */
export async function lockDueSchedule(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<SiteSchedule | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isDue(now)))
    .orderBy(asc(dueAt), asc(table.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ? read(row) : null;
}

export async function saveSchedule(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Pick<SiteSchedule, 'state' | 'inverse'>>,
): Promise<void> {
  await tx.update(table).set(change).where(isOne(tenantId, id));
}
