import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { taxRates } from '../schema.ts';

export type TaxRate = Pick<typeof taxRates.$inferSelect, 'taxClassId' | 'orderType' | 'ppm'>;

/** Rates of a tenant's tax classes; whoever changes one announces a menu change (rule R11). */
export function listTaxRates(db: Database, tenantId: number): Promise<TaxRate[]> {
  const { taxClassId, orderType, ppm } = taxRates;
  return db
    .select({ taxClassId, orderType, ppm })
    .from(taxRates)
    .where(eq(taxRates.tenantId, tenantId));
}
