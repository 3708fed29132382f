import { and, asc, eq, sql } from 'drizzle-orm';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Database } from '../client.ts';
import { localities } from '../schema.ts';

export type LocalityRow = typeof localities.$inferSelect;

/** The suburbs a tenant knows, by name. */
export function listLocalities(db: Database, tenantId: number): Promise<LocalityRow[]> {
  return db
    .select()
    .from(localities)
    .where(eq(localities.tenantId, tenantId))
    .orderBy(asc(localities.suburb), asc(localities.postcode));
}

/** Those of one postcode, however it is spaced and written. */
export function listLocalitiesOf(
  db: Database,
  tenantId: number,
  postcode: string,
): Promise<LocalityRow[]> {
  const stored = sql`upper(regexp_replace(${localities.postcode}, '\\s+', '', 'g'))`;
  return db
    .select()
    .from(localities)
    .where(and(eq(localities.tenantId, tenantId), eq(stored, normalisePostcode(postcode))))
    .orderBy(asc(localities.suburb));
}
