import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { apiKeys as table } from '../schema.ts';

export type ApiKeyRow = typeof table.$inferSelect;
type NewApiKey = typeof table.$inferInsert;

const byId = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

/** Those that were not revoked, also expired ones: their owner should see why a system stopped. */
export const listApiKeys = (db: Database, tenantId: number): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isNull(table.revokedAt)))
    .orderBy(asc(table.createdAt), asc(table.id));

/** Of any state. */
export async function findApiKey(
  db: Database,
  tenantId: number,
  id: string,
): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(table).where(byId(tenantId, id));
  return row ?? null;
}

/** The key that a token is; null: it opens nothing. */
export async function findApiKeyByToken(
  db: Database,
  tenantId: number,
  tokenHash: string,
  now: Date,
): Promise<ApiKeyRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.tenantId, tenantId),
        eq(table.tokenHash, tokenHash),
        isNull(table.revokedAt),
        or(isNull(table.expiresAt), gt(table.expiresAt, now)),
      ),
    );
  return row ?? null;
}

/** How many a tenant has; the tenant's row is locked, so that two at once count one after the other. */
export async function countApiKeys(tx: Database, tenantId: number): Promise<number> {
  await tx.execute(sql`select 1 from tenants where id = ${tenantId} for no key update`);
  const [row] = await tx
    .select({ found: count() })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isNull(table.revokedAt)));
  return row?.found ?? 0;
}

/** Stores a key, or makes one anew that was never used. @returns null where it was. */
export async function storeApiKey(db: Database, key: NewApiKey): Promise<ApiKeyRow | null> {
  const { tenantId: _tenant, id: _id, ...values } = key;
  const [row] = await db
    .insert(table)
    .values(key)
    .onConflictDoUpdate({
      target: [table.tenantId, table.id],
      set: values,
      setWhere: sql`${table.lastUsedAt} is null and ${table.revokedAt} is null`,
    })
    .returning();
  return row ?? null;
}

export async function touchApiKey(
  db: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db.update(table).set({ lastUsedAt: now }).where(byId(tenantId, id));
}

/** For good; again changes nothing. */
export async function revokeApiKey(
  db: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ revokedAt: now })
    .where(and(byId(tenantId, id), isNull(table.revokedAt)));
}
