import type { SiteConfig } from '#schemas/config/site.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { restaurants } from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { eq } from 'drizzle-orm';
import { sampleTenantWith, insertSampleTenant } from './preset-tenants.ts';
import type { Shop } from './demo-shops.ts';
import { e2eDataFolder, e2ePort } from './environment.ts';
import { withDatabase } from './database.ts';

export type Account = { email: string; password: string };

/** A shop of a test's own, which it may publish to without disturbing other tests. */
export type TestShop = Shop & {
  owner: Account;
  manager: Account;
  restaurantIds: readonly number[];
};

let created = 0;

/**
 * The pizzeria's menus under another name, with its own owner, and a manager of its first restaurant.
 * Its id is of this worker alone: a retry runs in a new one, and finds nothing that was published.
 */
export function createTestShop(word: string, config: SiteConfig): Promise<TestShop> {
  created += 1;
  const id = 9_000 + 100 * Number(process.env['TEST_WORKER_INDEX']) + created;
  const name = `${word}${id}`;
  const tenant = sampleTenantWith(name, config, id);
  const password = `${name}-password`;
  return withDatabase(async (db) => {
    const isNew = await insertSampleTenant(db, tenant, {
      dataFolder: e2eDataFolder,
      port: e2ePort,
    });
    if (!isNew) throw new Error(`Another test has the tenant ${id} already.`);
    const places = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.tenantId, id))
      .orderBy(restaurants.position);
    const passwordHash = await hashPassword(password);
    const account = (role: 'owner' | 'manager', restaurantId: number | null) =>
      insertStaffAccount(db, id, {
        email: `${role}@${name}.example`,
        name: `The ${role}`,
        passwordHash,
        role,
        restaurantId,
      });
    await account('owner', null);
    await account('manager', places[0]?.id ?? null);
    return {
      tenantId: id,
      name: tenant.name,
      address: `http://${name}.localhost:${e2ePort}`,
      owner: { email: `owner@${name}.example`, password },
      manager: { email: `manager@${name}.example`, password },
      restaurantIds: places.map((place) => place.id),
    };
  });
}
