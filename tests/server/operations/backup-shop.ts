import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';
import { restoreBackup, type RestoreOptions } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { ImageStore } from '#server/ports/images/image-store.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff } from '../setup/sign-staff-in.ts';
import { countEverything } from '../start/kill-test-setup.ts';
import { secretKeyOf, type SecretKey } from '#server/security/secret-key.ts';

/** As the test app's own. */
export const secretKey = secretKeyOf(Buffer.alloc(32, 'k'));
export const picture = Buffer.from('RIFF of a dish');

let guests = 4_970_000;
export const nextGuest = () => (guests += 1);

/** The two small restaurants with staff, pictures and an order paid by card, to be backed up. */
export async function openBackupShop() {
  const home = await mkdtemp(join(tmpdir(), 'servery-backup-'));
  afterAll(() => rm(home, { recursive: true, force: true }));
  let folders = 0;
  const newFolder = () => join(home, `folder-${(folders += 1)}`);
  const newImages = () => localImages(newFolder());

  const database = await createSmallDatabase();
  await insertStaff(database.db);
  await countEverything(database.db);
  const images = newImages();
  const { app } = await buildTestApp(database, { images });
  await images.put(small.tenant, 'dish.v1.webp', picture);
  await images.put(small.tenant, 'dish.v1.webp.w640.avif', Buffer.from('made of it'));
  await images.put(small.otherTenant, 'pizza.v1.webp', Buffer.from('RIFF of a pizza'));

  const orderLemonade = async (method = 'cashOnDelivery') => {
    const shopper = await createShopper(app, nextGuest());
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({ payment_method: method });
    if (method === 'card') expectStatus(await shopper.pay(order.id), 200);
    return order.id;
  };
  const paid = await orderLemonade('card');

  const deps = { pool: database.pool, images, secretKey, clock: () => fridayNoon };
  /** Takes a backup into a new folder, which it gives. */
  const taken = async (tenantId: number | null = null) => {
    const folder = newFolder();
    await writeBackup(deps, { folder, tenantId });
    return folder;
  };
  const restore = (
    pool: Pool,
    folder: string,
    options: Partial<RestoreOptions> = {},
    { store = newImages(), key = secretKey }: { store?: ImageStore; key?: SecretKey } = {},
  ) =>
    restoreBackup(
      { pool, images: store, secretKey: key },
      {
        folder,
        tenantId: null,
        isReplacing: false,
        leavesOutJobs: false,
        acceptsOtherKey: false,
        ...options,
      },
    );
  return { database, images, deps, newFolder, newImages, orderLemonade, paid, taken, restore };
}

/** Of every table the number of rows and a sum over all that is in them. */
export async function digest(pool: Pool, tenantId: number | null = null) {
  const sums: Record<string, string> = {};
  for (const { name, tenantColumn } of tenantTables) {
    const own = tenantId === null ? '' : `where ${tenantColumn} = ${tenantId}`;
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(one::text, '|' order by one::text)), '')
         as sum from (select * from ${name} ${own}) one`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** What stands in the queue, in an order that both databases have. */
export const jobsOf = async (pool: Pool) =>
  (
    await pool.query<{ task: string; payload: unknown; attempts: number }>(
      `select jobs.task_identifier as task, stored.payload, jobs.attempts
       from graphile_worker.jobs join graphile_worker._private_jobs stored using (id)
       order by stored.payload::text`,
    )
  ).rows;
