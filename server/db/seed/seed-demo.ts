import { join } from 'node:path';
import { count, inArray, sql } from 'drizzle-orm';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { announceConfigChange } from '#server/caches/notices.ts';
import type { ImageStore } from '#server/ports/images/image-store.ts';
import { findProjectRoot } from '#server/project-root.ts';
import type { Database } from '../client.ts';
import { tenants } from '../schema.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { insertMenu } from './insert-menu.ts';
import { insertTenant } from './insert-tenant.ts';

type Options = {
  db: Database;
  images: ImageStore;
  clock: () => Date;
  /** Where the demo is reached; its addresses are written down with it. */
  port: number;
  /** The node_modules folder that holds the pictures' packages. */
  packages?: string;
};

/**
 * Fills an empty database with the demo's two tenants (decisions.md, Ground). A tenant that is
 * already there is left as it is, so a second run changes nothing; pictures that got lost are
 * made again. Only for the demo: the caller sees to that.
 */
export async function seedDemo({ db, images, clock, port, packages }: Options): Promise<void> {
  const folder = packages ?? join(findProjectRoot(), 'node_modules');
  const pictures = await Promise.all(
    sampleTenants.map((tenant) => storeDemoPictures(tenant, images, folder)),
  );
  const ids = sampleTenants.map(({ id }) => id);
  const [there] = await db
    .select({ tenants: count() })
    .from(tenants)
    .where(inArray(tenants.id, ids));
  if (there?.tenants === ids.length) return;

  await db.transaction(async (tx) => {
    // Two programs that start at once take turns, and the second finds everything done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('servery: demo'))`);
    for (const [index, tenant] of sampleTenants.entries()) {
      const context = { tx, tenant, port, now: clock(), pictures: pictures[index] ?? new Set() };
      const restaurantIds = await insertTenant(context);
      if (!restaurantIds) continue;
      await insertMenu({ ...context, restaurantIds });
      await announceConfigChange(tx, tenant.id);
    }
  });
}
