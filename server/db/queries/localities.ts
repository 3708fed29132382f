import { and, asc, eq, or, sql } from 'drizzle-orm';
import { placeKey } from '#schemas/rules/delivery/address-mismatch.ts';
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

/** Those of an address's postcode and those of its suburb, however they are spaced and written. */
export function listLocalitiesLike(
  db: Database,
  tenantId: number,
  address: { postcode: string; suburb: string },
): Promise<LocalityRow[]> {
  const postcode = sql`upper(regexp_replace(${localities.postcode}, '\\s+', '', 'g'))`;
  const suburb = sql`lower(regexp_replace(trim(${localities.suburb}), '\\s+', ' ', 'g'))`;
  return db
    .select()
    .from(localities)
    .where(
      and(
        eq(localities.tenantId, tenantId),
        or(eq(postcode, normalisePostcode(address.postcode)), eq(suburb, placeKey(address.suburb))),
      ),
    )
    .orderBy(asc(localities.suburb));
}
