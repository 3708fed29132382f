import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { menuChanges, restaurantProducts } from '../schema.ts';

export type MenuChangeRow = typeof menuChanges.$inferSelect;

/** Writes what was changed of a menu into its history. @returns its id. */
export async function insertMenuChange(
  tx: Database,
  row: Omit<MenuChangeRow, 'id'>,
): Promise<number> {
  const [written] = await tx.insert(menuChanges).values(row).returning({ id: menuChanges.id });
  if (!written) throw new Error('a change of the menu was not written');
  return written.id;
}

type Transaction = { restaurantId: number; transactionId: string };

/** A change that was made before by the same transaction. */
export async function findMenuTransaction(
  db: Database,
  tenantId: number,
  { restaurantId, transactionId }: Transaction,
): Promise<MenuChangeRow | null> {
  const [row] = await db
    .select()
    .from(menuChanges)
    .where(
      and(
        eq(menuChanges.tenantId, tenantId),
        eq(menuChanges.restaurantId, restaurantId),
        eq(menuChanges.transactionId, transactionId),
      ),
    );
  return row ?? null;
}

/** One change of a restaurant's menu; null: there is none. */
export async function findMenuChange(
  db: Database,
  tenantId: number,
  { restaurantId, id }: { restaurantId: number; id: number },
): Promise<MenuChangeRow | null> {
  const [row] = await db
    .select()
    .from(menuChanges)
    .where(
      and(
        eq(menuChanges.tenantId, tenantId),
        eq(menuChanges.restaurantId, restaurantId),
        eq(menuChanges.id, id),
      ),
    );
  return row ?? null;
}

type HistoryQuery = {
  restaurantId: number;
  /** Only older ones. */
  beforeId: number | undefined;
  /** Only those that change something below these first steps of a path. */
  path: readonly string[] | undefined;
  /** Only those of one person. */
  staffId: string | undefined;
  limit: number;
};

/** What was changed of a menu, newest first. */
export async function listMenuHistory(
  db: Database,
  tenantId: number,
  { restaurantId, beforeId, path, staffId, limit }: HistoryQuery,
): Promise<MenuChangeRow[]> {
  return db
    .select()
    .from(menuChanges)
    .where(
      and(
        eq(menuChanges.tenantId, tenantId),
        eq(menuChanges.restaurantId, restaurantId),
        beforeId === undefined ? undefined : lt(menuChanges.id, beforeId),
        staffId === undefined ? undefined : eq(menuChanges.staffId, staffId),
        path && sql`${menuChanges.changes} @> ${JSON.stringify([{ path }])}::jsonb`,
      ),
    )
    .orderBy(desc(menuChanges.id))
    .limit(limit);
}

/** Who ever changed a menu, as they were called last. */
export async function listMenuEditors(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectDistinctOn([menuChanges.staffId], { id: menuChanges.staffId, name: menuChanges.name })
    .from(menuChanges)
    .where(and(eq(menuChanges.tenantId, tenantId), eq(menuChanges.restaurantId, restaurantId)))
    .orderBy(menuChanges.staffId, desc(menuChanges.id));
  return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}

/** The newest import of a restaurant's menu, taken back or not. */
export async function findLastImport(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<Pick<MenuChangeRow, 'id' | 'imported'> | null> {
  const [row] = await db
    .select({ id: menuChanges.id, imported: menuChanges.imported })
    .from(menuChanges)
    .where(
      and(
        eq(menuChanges.tenantId, tenantId),
        eq(menuChanges.restaurantId, restaurantId),
        eq(menuChanges.origin, 'import'),
      ),
    )
    .orderBy(desc(menuChanges.id))
    .limit(1);
  return row ?? null;
}

/** Which of these changes were taken back. */
export async function listUndone(
  db: Database,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ undoesId: menuChanges.undoesId })
    .from(menuChanges)
    .where(and(eq(menuChanges.tenantId, tenantId), inArray(menuChanges.undoesId, [...ids])));
  return new Set(rows.flatMap(({ undoesId }) => undoesId ?? []));
}

type SellingRow = {
  dishId: number;
  restaurantId: number;
  /** What it costs there, in minor units, whether that is meant to be nothing, and whether that is that restaurant's alone. */
  price: number;
  onlinePrice: number;
  isFree: boolean;
  hasOwnPrice: boolean;
};

/** Which other restaurants of the tenant sell a restaurant's dishes, a row for each of both. */
export async function listRestaurantsSelling(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<SellingRow[]> {
  const own = alias(restaurantProducts, 'own');
  return db
    .select({
      dishId: own.id,
      restaurantId: restaurantProducts.restaurantId,
      price: restaurantProducts.price,
      onlinePrice: restaurantProducts.onlinePrice,
      isFree: restaurantProducts.isFree,
      hasOwnPrice: restaurantProducts.hasOwnPrice,
    })
    .from(own)
    .innerJoin(
      restaurantProducts,
      and(
        eq(restaurantProducts.tenantId, own.tenantId),
        eq(restaurantProducts.productId, own.productId),
        ne(restaurantProducts.restaurantId, own.restaurantId),
        eq(restaurantProducts.isListed, true),
      ),
    )
    .where(
      and(eq(own.tenantId, tenantId), eq(own.restaurantId, restaurantId), eq(own.isListed, true)),
    );
}
