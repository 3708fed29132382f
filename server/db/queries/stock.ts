import { and, eq, lt, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { prepareOnce } from '../prepare-once.ts';
import { prepareSql } from '../prepare-sql.ts';
import { stockDays, stockLevels } from '../schema.ts';

export type StockItem = Pick<typeof stockLevels.$inferSelect, 'kind' | 'itemId'>;

/** An item and the business day whose count is meant; a count through has no days. */
export type StockOfDay = StockItem & { day: string | null };

/** A count as it stands for one business day, in halves. */
export type StockLevel = StockItem & {
  /** The day it is of; null: it is counted through. */
  day: string | null;
  left: number;
  /** What each day begins with; null: it is counted through. */
  dailyHalves: number | null;
};

/** The counts of these dishes and options for their days; what is not counted has none. */
export async function readStock(
  db: Database,
  tenantId: number,
  items: readonly StockOfDay[],
): Promise<StockLevel[]> {
  return levelsOf(db).execute({ tenantId, ...columnsOf(items) });
}

/** The same, locked in one fixed order until the transaction ends (rule R53). */
export async function lockStock(
  tx: Database,
  tenantId: number,
  items: readonly StockOfDay[],
): Promise<StockLevel[]> {
  const { kinds, ids } = columnsOf(items);
  const locked = await stockLock(tx).execute({ tenantId, kinds, ids });
  // Read only now: what a rival wrote before letting go of the locks is seen by a new statement.
  return locked.length === 0 ? [] : readStock(tx, tenantId, items);
}

const columnsOf = (items: readonly StockOfDay[]) => ({
  kinds: items.map(({ kind }) => kind),
  ids: items.map(({ itemId }) => itemId),
  days: items.map(({ day }) => day),
});

const [tenant, kinds, ids] = [
  sql.placeholder('tenantId'),
  sql.placeholder('kinds'),
  sql.placeholder('ids'),
];

const stockLock = prepareOnce((tx) =>
  tx
    .select({ itemId: stockLevels.itemId })
    .from(stockLevels)
    .where(
      and(
        eq(stockLevels.tenantId, tenant),
        sql`(${stockLevels.kind}, ${stockLevels.itemId}) in (
          select * from unnest(${kinds}::text[], ${ids}::bigint[])
        )`,
      ),
    )
    .orderBy(stockLevels.kind, stockLevels.itemId)
    .for('update')
    .prepare('lock_stock'),
);

const asked = sql`unnest(
  ${kinds}::text[], ${ids}::bigint[], ${sql.placeholder('days')}::text[]
) as asked (kind, item_id, day)`;

/** A level as it stands for a business day. */
const levelAt = (day: SQLWrapper) => ({
  kind: stockLevels.kind,
  itemId: stockLevels.itemId,
  day: sql<string | null>`case when ${stockLevels.dailyHalves} is not null then ${day} end`,
  left: sql<number>`coalesce(
    ${stockLevels.halves}, ${stockDays.halves}, ${stockLevels.dailyHalves}
  )`,
  dailyHalves: stockLevels.dailyHalves,
});

const dayOfLevel = (day: SQLWrapper) =>
  and(
    eq(stockDays.tenantId, stockLevels.tenantId),
    eq(stockDays.kind, stockLevels.kind),
    eq(stockDays.itemId, stockLevels.itemId),
    eq(stockDays.businessDay, day),
  );

const levelsOf = prepareOnce((db) =>
  db
    .select(levelAt(sql`asked.day`))
    .from(stockLevels)
    .innerJoin(
      asked,
      sql`asked.kind = ${stockLevels.kind} and asked.item_id = ${stockLevels.itemId}`,
    )
    .leftJoin(stockDays, dayOfLevel(sql`asked.day`))
    .where(eq(stockLevels.tenantId, tenant))
    .prepare('stock_of_days'),
);

/** Every count of a restaurant for a business day. */
export async function readStockOf(
  db: Database,
  tenantId: number,
  { restaurantId, day }: { restaurantId: number; day: string },
): Promise<StockLevel[]> {
  const asText = sql`${day}::text`;
  return db
    .select(levelAt(asText))
    .from(stockLevels)
    .leftJoin(stockDays, dayOfLevel(asText))
    .where(and(eq(stockLevels.tenantId, tenantId), eq(stockLevels.restaurantId, restaurantId)));
}

/** Forgets the counts of days before one, of every tenant: housekeeping. */
export async function deleteStockDaysBefore(db: Database, day: string): Promise<void> {
  await deleteOfEachTenant(db, stockDays, lt(stockDays.businessDay, day));
}

/** What a locked count is written as; PostgreSQL itself refuses one below 0 (rule R63). */
export type StockChange = Pick<StockLevel, 'kind' | 'itemId' | 'day' | 'left'>;

/** Writes locked counts, all in one statement. */
export async function writeStock(
  tx: Database,
  tenantId: number,
  changes: readonly StockChange[],
): Promise<void> {
  await stockWrite(tx, { tenantId, ...stockValues(changes) });
}

const change = sql`unnest(
  ${kinds}::text[], ${ids}::bigint[], ${sql.placeholder('days')}::text[],
  ${sql.placeholder('halves')}::int[]
) as change (kind, item_id, day, halves)`;

/**
 * The same as part of a statement; `stockValues` are its values. Neither part reads another one, which
 * a distributed database would not plan.
 */
export const stockWrites = () => sql`
  through as (
    update ${stockLevels} as level set halves = change.halves
    from ${change}
    where level.tenant_id = ${tenant} and level.kind = change.kind
      and level.item_id = change.item_id and change.day is null
  ), of_day as (
    insert into ${stockDays} (tenant_id, kind, item_id, business_day, halves)
    select ${tenant}::int, kind, item_id, day, halves from ${change} where day is not null
    on conflict (tenant_id, kind, item_id, business_day) do update set halves = excluded.halves
  )`;

export const stockValues = (changes: readonly StockChange[]) => ({
  ...columnsOf(changes),
  halves: changes.map(({ left }) => left),
});

const stockWrite = prepareSql('write_stock', () => sql`with ${stockWrites()} select 1`);
