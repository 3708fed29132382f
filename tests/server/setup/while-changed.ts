import { and, eq } from 'drizzle-orm';
import { restaurantProducts, restaurants } from '#server/db/schema.ts';
import type { TestApp } from './build-test-app.ts';

type Server = { db: TestApp['deps']['db']; deps: Pick<TestApp['deps'], 'menus'> };

/** Does something while a product is otherwise than it was, and puts it back. */
export async function whileProduct<T>(
  { db, deps }: Server,
  id: number,
  change: Partial<typeof restaurantProducts.$inferInsert>,
  work: () => Promise<T>,
): Promise<T> {
  const [row] = await db.select().from(restaurantProducts).where(eq(restaurantProducts.id, id));
  if (!row) throw new Error(`there is no product ${id}`);
  // A row that is distributed by its tenant cannot be given another one, nor the same.
  const { tenantId, ...before } = row;
  const where = and(eq(restaurantProducts.tenantId, tenantId), eq(restaurantProducts.id, id));
  const set = async (values: typeof change) => {
    await db.update(restaurantProducts).set(values).where(where);
    deps.menus.clear();
  };
  await set(change);
  try {
    return await work();
  } finally {
    await set(before);
  }
}

/** Does something while a restaurant takes no online orders. */
export async function whileOrderingIsOff<T>(
  { db }: Pick<Server, 'db'>,
  id: number,
  work: () => Promise<T>,
): Promise<T> {
  const set = (isOnlineOrderEnabled: boolean) =>
    db.update(restaurants).set({ isOnlineOrderEnabled }).where(eq(restaurants.id, id));
  await set(false);
  try {
    return await work();
  } finally {
    await set(true);
  }
}
