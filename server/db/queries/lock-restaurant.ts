import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurants } from '../schema.ts';
import type { Restaurant } from './restaurants.ts';

/**
 * A restaurant of any status, locked until the transaction ends: orders of one restaurant are
 * placed one after the other, so that their numbers never clash and what they check stays true
 * until they commit.
 */
export async function lockRestaurant(
  db: Database,
  tenantId: number,
  id: number,
): Promise<Restaurant | null> {
  const [row] = await db
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, id)))
    .for('no key update');
  return row ?? null;
}
