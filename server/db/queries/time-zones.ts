import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurants } from '../schema.ts';

/** The time zones of a tenant's restaurants, by their ids; those that left are among them. */
export async function findTimeZones(
  db: Database,
  tenantId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: restaurants.id, timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(eq(restaurants.tenantId, tenantId));
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}
