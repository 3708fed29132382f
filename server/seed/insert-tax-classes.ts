import { taxClasses, taxRates } from '../db/schema.ts';
import type { SeedContext } from './insert-tenant.ts';

/**
 * Inserts what is taxed otherwise than the rest of the tenant's dishes (rules R10, R11).
 * @returns the classes' ids by their sample keys.
 */
export async function insertTaxClasses({
  tx,
  tenant,
}: SeedContext): Promise<ReadonlyMap<string, number>> {
  const tenantId = tenant.id;
  const ids = new Map<string, number>();
  if (tenant.taxClasses.length === 0) return ids;
  const rows = await tx
    .insert(taxClasses)
    .values(tenant.taxClasses.map(({ name }) => ({ tenantId, name })))
    .returning({ id: taxClasses.id, name: taxClasses.name });
  const rates: (typeof taxRates.$inferInsert)[] = [];
  for (const taxClass of tenant.taxClasses) {
    const taxClassId = rows.find(({ name }) => name === taxClass.name)?.id;
    if (taxClassId === undefined) continue;
    ids.set(taxClass.key, taxClassId);
    rates.push(...taxClass.rates.map((rate) => ({ ...rate, tenantId, taxClassId })));
  }
  await tx.insert(taxRates).values(rates);
  return ids;
}
