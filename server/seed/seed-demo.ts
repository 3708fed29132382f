import { and, count, inArray, ne, sql } from 'drizzle-orm';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import type { ImageStore } from '#server/ports/images/image-store.ts';
import type { Database } from '../db/client.ts';
import { tenants } from '../db/schema.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { readDemoTexts } from './demo-translations.ts';
import { insertDelivery } from './insert-delivery.ts';
import { insertTables } from './insert-tables.ts';
import { insertMenu } from './insert-menu.ts';
import { insertTenant } from './insert-tenant.ts';

type Options = {
  db: Database;
  images: ImageStore;
  clock: () => Date;
  /** Where the demo is reached; its addresses are written down with it. */
  port: number;
  /** Where the pictures lie, if not in `demoPicturesFolder`. */
  picturesFolder?: string;
};

/**
 * Fills an empty database with the demo's two tenants (requirements, Demo). A tenant that is
 * already there is left as it is, so a second run changes nothing; pictures that got lost are
 * put back. Only for the demo: the caller sees to that.
 */
export async function seedDemo({
  db,
  images,
  clock,
  port,
  picturesFolder,
}: Options): Promise<void> {
  const pictures = await Promise.all(
    sampleTenants.map((tenant) => storeDemoPictures(tenant, images, picturesFolder)),
  );
  const ids = sampleTenants.map(({ id }) => id);
  const [there] = await db
    .select({ tenants: count() })
    .from(tenants)
    .where(inArray(tenants.id, ids));
  if (there?.tenants === ids.length) return followPort(db, port);

  await db.transaction(async (tx) => {
    // Two programs that start at once take turns, and the second finds everything done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('servery: demo'))`);
    for (const [index, tenant] of sampleTenants.entries()) {
      const context = {
        tx,
        tenant,
        port,
        now: clock(),
        pictures: pictures[index] ?? new Set(),
        texts: await readDemoTexts(tenant.id),
      };
      const restaurantIds = await insertTenant(context);
      if (!restaurantIds) continue;
      await insertMenu({ ...context, restaurantIds });
      await insertDelivery(context, restaurantIds);
      await insertTables(context, restaurantIds);
      await notifyConfigChange(tx, tenant.id);
    }
  });
}

/** The demo's addresses follow the port it is started on; an address of another kind is left. */
async function followPort(db: Database, port: number): Promise<void> {
  const moved = sql<string>`regexp_replace(${tenants.primaryOrigin}, '^(http://(?:[0-9]+[.])?localhost):[0-9]+$', ${`\\1:${port}`})`;
  await db
    .update(tenants)
    .set({ primaryOrigin: moved })
    .where(
      and(
        inArray(
          tenants.id,
          sampleTenants.map(({ id }) => id),
        ),
        ne(tenants.primaryOrigin, moved),
      ),
    );
}
