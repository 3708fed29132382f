import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { stockLevels } from '../schema.ts';

export type StockLevel = typeof stockLevels.$inferSelect;
export type StockItem = Pick<StockLevel, 'kind' | 'itemId'>;

/**
 * The counts of these dishes and options, locked in one fixed order (rule R53); what is not
 * counted has none.
 */
export async function lockStock(
  tx: Database,
  tenantId: number,
  items: readonly StockItem[],
): Promise<StockLevel[]> {
  const kinds = items.map(({ kind }) => kind);
  const ids = items.map(({ itemId }) => itemId);
  return stockLock(tx).execute({ tenantId, kinds, ids });
}

const stockLock = prepareOnce((tx) =>
  tx
    .select()
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.tenantId, sql.placeholder('tenantId')),
        sql`(${stockLevels.kind}, ${stockLevels.itemId}) in (
          select * from
            unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('ids')}::bigint[])
        )`,
      ),
    )
    .orderBy(asc(stockLevels.kind), asc(stockLevels.itemId))
    .for('update')
    .prepare('lock_stock'),
);

/** What a count changes by; halves are negative where they are taken. */
export type StockChange = StockItem & {
  halves: number;
  /** Begins this business day with the daily amount first (rule R65). */
  begins: string | null;
};

/** Changes locked counts, all in one statement; PostgreSQL itself refuses one below 0 (rule R63). */
export async function changeStock(
  tx: Database,
  tenantId: number,
  changes: readonly StockChange[],
): Promise<void> {
  const column = <T>(of: (change: StockChange) => T) => sql.param(changes.map(of));
  await tx.execute(sql`
    update ${stockLevels} as s
    set halves = case when c.begins is null then s.halves else s.daily_halves end + c.halves,
      business_day = coalesce(c.begins, s.business_day)
    from unnest(
      ${column(({ kind }) => kind)}::text[], ${column(({ itemId }) => itemId)}::bigint[],
      ${column(({ halves }) => halves)}::int[], ${column(({ begins }) => begins)}::text[]
    ) as c (kind, item_id, halves, begins)
    where s.tenant_id = ${tenantId} and s.kind = c.kind and s.item_id = c.item_id`);
}
