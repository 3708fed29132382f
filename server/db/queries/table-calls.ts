import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { TableCallKind } from '#schemas/api/tabs.ts';
import type { Database } from '../client.ts';
import { tableCalls } from '../schema.ts';

export type TableCallRow = typeof tableCalls.$inferSelect;

/** What a shopper asked for at a table since a moment, oldest first. */
export function listOwnTableCalls(
  db: Database,
  tenantId: number,
  { tableId, shopperId, since }: { tableId: number; shopperId: string; since: Date },
): Promise<TableCallRow[]> {
  return db
    .select()
    .from(tableCalls)
    .where(
      and(
        eq(tableCalls.tenantId, tenantId),
        eq(tableCalls.tableId, tableId),
        eq(tableCalls.shopperId, shopperId),
        gte(tableCalls.at, since),
      ),
    )
    .orderBy(asc(tableCalls.at), asc(tableCalls.id));
}

type NewCall = Pick<
  TableCallRow,
  'tenantId' | 'restaurantId' | 'tableId' | 'shopperId' | 'kind' | 'at'
>;

/** Writes what a table asks for; null where it asks for that already. */
export async function insertTableCall(tx: Database, call: NewCall): Promise<TableCallRow | null> {
  const [row] = await tx.insert(tableCalls).values(call).onConflictDoNothing().returning();
  return row ?? null;
}

/** What a table asks for and nobody has seen to; null: nothing of this kind. */
export async function findOpenTableCall(
  db: Database,
  tenantId: number,
  { tableId, kind }: { tableId: number; kind: TableCallKind },
): Promise<TableCallRow | null> {
  const [row] = await db
    .select()
    .from(tableCalls)
    .where(
      and(
        eq(tableCalls.tenantId, tenantId),
        eq(tableCalls.tableId, tableId),
        eq(tableCalls.kind, kind),
        isNull(tableCalls.answeredAt),
      ),
    );
  return row ?? null;
}
