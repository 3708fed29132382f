import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { placeKey } from '#schemas/rules/delivery/place-key.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
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

type SuburbPage = {
  /** Part of a suburb's name, or the beginning of a postcode; empty: all. */
  search: string;
  after: { suburb: string; postcode: string } | null;
  most: number;
};

/** The suburbs a tenant knows by name, from one on; and how many there are that fit. */
export async function pageOfLocalities(
  db: Database,
  tenantId: number,
  { search, after, most }: SuburbPage,
): Promise<{ rows: LocalityRow[]; total: number }> {
  const literal = literalOf(search);
  const fits = and(
    eq(localities.tenantId, tenantId),
    search === ''
      ? undefined
      : or(ilike(localities.suburb, `%${literal}%`), ilike(localities.postcode, `${literal}%`)),
  );
  const isAfter =
    after &&
    sql`(${localities.suburb}, ${localities.postcode}) > (${after.suburb}, ${after.postcode})`;
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(localities)
      .where(and(fits, isAfter ?? undefined))
      .orderBy(asc(localities.suburb), asc(localities.postcode))
      .limit(most),
    db.select({ total: count() }).from(localities).where(fits),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** Suburbs whose name or postcode begins with one of these texts, by name. */
export function listLocalitiesBeginning(
  db: Database,
  tenantId: number,
  { beginnings, most }: { beginnings: readonly string[]; most: number },
): Promise<LocalityRow[]> {
  const fits = beginnings.flatMap((text) => {
    const pattern = `${literalOf(text)}%`;
    return [ilike(localities.suburb, pattern), ilike(localities.postcode, pattern)];
  });
  return db
    .select()
    .from(localities)
    .where(and(eq(localities.tenantId, tenantId), or(...fits)))
    .orderBy(asc(localities.suburb), asc(localities.postcode))
    .limit(most);
}

/** A text in a pattern, where it stands for itself. */
const literalOf = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function countLocalities(db: Database, tenantId: number): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(localities)
    .where(eq(localities.tenantId, tenantId));
  return all?.total ?? 0;
}

/** A statement has at most 65,535 parameters, and a row has six. */
const rowsAtOnce = 2000;

/** Adds suburbs, or changes those of the same postcode and name. */
export async function storeLocalities(tx: Database, rows: readonly LocalityRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insert(localities)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [localities.tenantId, localities.postcode, localities.suburb],
        set: {
          city: sql`excluded.city`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
        },
      });
  }
}

/** @returns whether there was such a suburb. */
export async function deleteLocality(
  db: Database,
  tenantId: number,
  { postcode, suburb }: { postcode: string; suburb: string },
): Promise<boolean> {
  const gone = await db
    .delete(localities)
    .where(
      and(
        eq(localities.tenantId, tenantId),
        eq(localities.postcode, postcode),
        eq(localities.suburb, suburb),
      ),
    )
    .returning({ suburb: localities.suburb });
  return gone.length > 0;
}

/** All of a tenant's. */
export async function deleteLocalities(tx: Database, tenantId: number): Promise<void> {
  await tx.delete(localities).where(eq(localities.tenantId, tenantId));
}

/**
 * A tenant's suburbs, the nearest to a place first; without one by name. Degrees are taken as a
 * plane whose longitudes shrink with the latitude: near enough to choose by.
 */
export function listNearestLocalities(
  db: Database,
  tenantId: number,
  { place, most }: { place: Point | null; most: number },
): Promise<LocalityRow[]> {
  const { latitude, longitude, suburb } = localities;
  const shrink = Math.cos(((place?.latitude ?? 0) * Math.PI) / 180);
  const nearest =
    place &&
    sql`(${latitude} - ${place.latitude}) ^ 2 + ((${longitude} - ${place.longitude}) * ${shrink}::float8) ^ 2`;
  return db
    .select()
    .from(localities)
    .where(eq(localities.tenantId, tenantId))
    .orderBy(nearest ?? asc(suburb), asc(localities.postcode))
    .limit(most);
}
