import { test } from '@playwright/test';
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

/**
 * The pizzeria's menus under another name, with its own owner, and a manager of its first restaurant.
 * A second try finds nothing of what the first one has published.
 * @param usual a tenant that no other test uses
 */
export function createTestShop(usual: number, word: string, config: SiteConfig): Promise<TestShop> {
  const { retry, repeatEachIndex } = test.info();
  const attempt = retry + 10 * repeatEachIndex;
  const id = usual + 10_000 * attempt;
  const name = attempt === 0 ? word : `${word}${attempt}`;
  const tenant = sampleTenantWith(name, config, id);
  const password = `${name}-kept-by-nobody`;
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
