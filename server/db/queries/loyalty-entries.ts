import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { loyaltyEntries, orders } from '../schema.ts';

/** A row of the ledger as its user reads it; what one order did at one moment is one row. */
export type ListedEntry = {
  id: number;
  kind: typeof loyaltyEntries.$inferSelect.kind;
  points: number;
  at: Date;
  order: { id: string; number: number; isTest: boolean } | null;
};

/** A user's ledger, newest first. */
export async function listEntries(
  db: Database,
  tenantId: number,
  { userId, before, most }: { userId: string; before: number | null; most: number },
): Promise<ListedEntry[]> {
  const last = sql<number>`max(${loyaltyEntries.id})::int8`.mapWith(Number);
  const { kind, at, orderId } = loyaltyEntries;
  const rows = await db
    .select({
      id: last,
      kind,
      at,
      points: sql<number>`sum(${loyaltyEntries.points})::int`,
      orderId: orders.id,
      number: orders.number,
      isTest: orders.isTest,
    })
    .from(loyaltyEntries)
    .leftJoin(orders, and(eq(orders.tenantId, loyaltyEntries.tenantId), eq(orders.id, orderId)))
    .where(and(eq(loyaltyEntries.tenantId, tenantId), eq(loyaltyEntries.userId, userId)))
    .groupBy(kind, at, orders.id, orders.number, orders.isTest)
    .having(before === null ? undefined : lt(last, before))
    .orderBy(desc(last))
    .limit(most);
  return rows.map(({ orderId: id, number, isTest, ...row }) => ({
    ...row,
    order: id === null || number === null ? null : { id, number, isTest: isTest === true },
  }));
}

/** The balance by the ledger alone, for what compares it with the lots (rule R79). */
export async function sumEntries(db: Database, tenantId: number, userId: string): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${loyaltyEntries.points}), 0)::int` })
    .from(loyaltyEntries)
    .where(and(eq(loyaltyEntries.tenantId, tenantId), eq(loyaltyEntries.userId, userId)));
  return row?.points ?? 0;
}
