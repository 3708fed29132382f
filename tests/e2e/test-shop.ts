import type { SiteConfig } from '#schemas/config/site.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { now } from './e2e-clock.ts';
import { sampleTenantWith, insertSampleTenant } from './preset-tenants.ts';
import type { Shop } from './demo-shops.ts';
import { e2eDataFolder, e2ePort } from './environment.ts';
import { withDatabase } from './database.ts';

export type Account = { email: string; password: string };

/** A shop of a test's own, which it may publish to without disturbing other tests. */
export type TestShop = Shop & { owner: Account };

let created = 0;

/**
 * The menus of the pizzeria, or of another sample, under another name, with its own owner.
 * Its id is of this worker alone: a retry runs in a new one, and finds nothing that was published.
 */
export function createTestShop(
  label: string,
  config: SiteConfig,
  sample: SampleTenant = tenant139,
): Promise<TestShop> {
  created += 1;
  const id = 9_000 + 100 * Number(process.env['TEST_WORKER_INDEX']) + created;
  const name = `${label}${id}`;
  const tenant = sampleTenantWith(name, config, id, sample);
  const owner: Account = { email: `owner@${name}.example`, password: `${name}-password` };
  return withDatabase(async (db) => {
    const isNew = await insertSampleTenant(db, tenant, {
      dataFolder: e2eDataFolder,
      port: e2ePort,
      sample,
      now: new Date(now()),
    });
    if (!isNew) throw new Error(`Another test has the tenant ${id} already.`);
    await insertStaffAccount(db, id, {
      email: owner.email,
      name: 'The owner',
      passwordHash: await hashPassword(owner.password),
      role: 'owner',
    });
    return {
      tenantId: id,
      name: tenant.name,
      address: `http://${name}.localhost:${e2ePort}`,
      owner,
    };
  });
}
