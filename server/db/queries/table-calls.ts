import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import type { TableCallKind } from '#schemas/api/tabs.ts';
import type { Database } from '../client.ts';
import { tableCalls, tabGuests, tabs } from '../schema.ts';

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

/**
 * The tables at which a shopper is on an open tab of a restaurant, the one joined last first; the
 * tabs stay where they are until the transaction ends.
 * @param changedSince a tab that was left alone for longer is nobody's who sits at a table now
 */
export async function lockOwnTabTables(
  tx: Database,
  tenantId: number,
  { shopperId, restaurantId, changedSince }: OwnTabs,
): Promise<number[]> {
  const rows = await tx
    .select({ tableId: tabs.tableId })
    .from(tabs)
    .innerJoin(tabGuests, and(eq(tabGuests.tenantId, tabs.tenantId), eq(tabGuests.tabId, tabs.id)))
    .where(
      and(
        eq(tabGuests.tenantId, tenantId),
        eq(tabGuests.shopperId, shopperId),
        eq(tabs.restaurantId, restaurantId),
        isNull(tabs.closedAt),
        gte(tabs.changedAt, changedSince),
      ),
    )
    .orderBy(desc(tabGuests.joinedAt), desc(tabGuests.id))
    .for('share', { of: tabs });
  return rows.map(({ tableId }) => tableId);
}

type OwnTabs = { shopperId: string; restaurantId: number; changedSince: Date };
