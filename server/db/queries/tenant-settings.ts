import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../client.ts';
import { products, restaurants, taxClasses, taxRates, tenants } from '../schema.ts';
import type { Tenant } from './tenants.ts';

/** A tenant, locked until the transaction ends: its settings, and which restaurants it has. */
export async function lockTenant(tx: Database, tenantId: number): Promise<Tenant | null> {
  const [row] = await tx
    .select()
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update');
  return row ?? null;
}

/** Changes a tenant under its lock. @returns it as it is now. */
export async function updateTenant(
  tx: Database,
  tenantId: number,
  change: Partial<
    Pick<
      Tenant,
      | 'taxPpm'
      | 'taxInclusive'
      | 'cashStep'
      | 'loyalty'
      | 'mailSenderName'
      | 'mailAnswersTo'
      | 'settingsRevisions'
      | 'openedAt'
      | 'setupMarks'
    >
  >,
): Promise<Tenant | null> {
  const [row] = await tx.update(tenants).set(change).where(eq(tenants.id, tenantId)).returning();
  return row ?? null;
}

export async function listRestaurantIds(tx: Database, tenantId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.tenantId, tenantId))
    .orderBy(asc(restaurants.id));
  return rows.map(({ id }) => id);
}

export type StoredTaxClass = {
  id: number;
  name: string;
  rates: { orderType: DeliveryMethod | 'any'; ppm: number }[];
};

/** A tenant's tax classes in their order, with their rates (rules R10, R11). */
export async function listTaxClasses(db: Database, tenantId: number): Promise<StoredTaxClass[]> {
  const classes = await db
    .select({ id: taxClasses.id, name: taxClasses.name })
    .from(taxClasses)
    .where(eq(taxClasses.tenantId, tenantId))
    .orderBy(asc(taxClasses.id));
  const rates = await db.select().from(taxRates).where(eq(taxRates.tenantId, tenantId));
  return classes.map((one) => ({
    ...one,
    rates: rates
      .filter(({ taxClassId }) => taxClassId === one.id)
      .map(({ orderType, ppm }) => ({ orderType, ppm })),
  }));
}

/** How many dishes are taxed by each of these classes; those without any are left out. */
export async function countTaxedDishes(
  db: Database,
  tenantId: number,
  classIds: readonly number[],
): Promise<{ classId: number; dishes: number }[]> {
  if (classIds.length === 0) return [];
  const rows = await db
    .select({ classId: products.taxClassId, dishes: count() })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.taxClassId, [...classIds])))
    .groupBy(products.taxClassId);
  return rows.flatMap(({ classId, dishes }) => (classId === null ? [] : [{ classId, dishes }]));
}

export async function deleteTaxClasses(
  tx: Database,
  tenantId: number,
  classIds: readonly number[],
): Promise<void> {
  if (classIds.length === 0) return;
  await tx
    .delete(taxClasses)
    .where(and(eq(taxClasses.tenantId, tenantId), inArray(taxClasses.id, [...classIds])));
}

/** Writes a class with its rates in place of those it had. @param id null: a new one. */
export async function writeTaxClass(
  tx: Database,
  tenantId: number,
  { id, name, rates }: Omit<StoredTaxClass, 'id'> & { id: number | null },
): Promise<void> {
  const key = (classId: number) =>
    and(eq(taxClasses.tenantId, tenantId), eq(taxClasses.id, classId));
  const [row] =
    id === null
      ? await tx.insert(taxClasses).values({ tenantId, name }).returning({ id: taxClasses.id })
      : await tx.update(taxClasses).set({ name }).where(key(id)).returning({ id: taxClasses.id });
  if (!row) return;
  const taxClassId = row.id;
  await tx
    .delete(taxRates)
    .where(and(eq(taxRates.tenantId, tenantId), eq(taxRates.taxClassId, taxClassId)));
  await tx.insert(taxRates).values(rates.map((rate) => ({ ...rate, tenantId, taxClassId })));
}
