import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { restaurantHours } from '../schema.ts';

/** Opening hours of every restaurant of a tenant, for every order type. */
export async function listHours(
  db: Database,
  tenantId: number,
): Promise<(typeof restaurantHours.$inferSelect)[]> {
  return db.select().from(restaurantHours).where(eq(restaurantHours.tenantId, tenantId));
}
