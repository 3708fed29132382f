import { describe, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createDatabase } from '#server/db/client.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { bucketImages } from '#server/ports/images/s3/bucket-images.ts';
import { tenantTables } from '#server/tenants/tenant-tables.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { slowDown, startS3Bucket } from '#tests/stand-ins/s3-bucket.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { findWrongs } from '../start/kill-test-setup.ts';
import { digest, jobsOf, nextGuest, openBackupShop, picture } from './backup-shop.ts';

const { database, deps, newFolder, newImages, orderLemonade, paid, taken, restore } =
  await openBackupShop();

describe('a backup of everything', () => {
  test('taken while orders come in holds whole orders of one instant, and all that were placed before', async () => {
    const before = await Promise.all(Array.from({ length: 4 }, () => orderLemonade()));
    const traffic = { isOver: false };
    const during: string[] = [];
    const shoppers = Array.from({ length: 4 }, async () => {
      while (!traffic.isOver) during.push(await orderLemonade());
    });
    await expect.poll(() => during.length).toBeGreaterThan(3);
    const folder = newFolder();
    const manifest = await writeBackup(deps, { folder, tenantId: null });
    const soFar = during.length;
    await expect.poll(() => during.length).toBeGreaterThan(soFar + 3);
    traffic.isOver = true;
    await Promise.all(shoppers);

    await onEmptyDatabase(async (url) => {
      const target = createDatabase({ connectionString: url });
      try {
        const store = newImages();
        await restore(target.pool, folder, {}, { store });
        // It expects a coupon and cash everywhere: nothing may be wrong beyond that.
        expect(await findWrongs(target.db)).toEqual(await findWrongs(database.db));
        const { rows } = await target.pool.query<{ id: string }>('select id from orders');
        const restored = new Set(rows.map(({ id }) => id));
        expect([paid, ...before].filter((id) => !restored.has(id))).toEqual([]);
        expect([...restored].filter((id) => ![paid, ...before, ...during].includes(id))).toEqual(
          [],
        );
        expect(restored.size).toBeLessThan(1 + before.length + during.length);
        const counted = manifest.tables.find(({ name }) => name === 'orders')?.rows;
        expect(restored.size).toBe(counted);
        expect(await store.get(small.tenant, 'dish.v1.webp')).toEqual(picture);
      } finally {
        await target.close();
      }
    });
  });

  test('brings back every row, waiting mail and picture, goes on counting, and refunds what was paid', async () => {
    const folder = await taken();
    const target = await createTestDatabase();
    const store = newImages();
    await restore(target.pool, folder, {}, { store });
    expect(await digest(target.pool)).toEqual(await digest(database.pool));
    expect(await jobsOf(target.pool)).toEqual(await jobsOf(database.pool));
    expect(await store.list(small.tenant)).toEqual(['dish.v1.webp']);
    expect(await store.list(small.otherTenant)).toEqual(['pizza.v1.webp']);

    const restored = await buildTestApp(target, { images: store });
    const staff = await signStaffIn(restored.app);
    const refund = await restored.app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${paid}/refunds`,
      headers: { ...staff, 'idempotency-key': crypto.randomUUID() },
      payload: { what: { kind: 'amount' }, amount: 1, reason: 'It was warm.' },
    });
    expectStatus(refund, 200);
    await sendRefunds(restored.deps);
    const { rows } = await target.pool.query('select status from refunds');
    expect(rows).toEqual([{ status: 'succeeded' }]);
    const shopper = await createShopper(restored.app, nextGuest());
    await shopper.fillCart(lemonade);
    expect((await shopper.placed()).status).toBe('accepted');
  });

  test('has the pictures of a bucket too, and brings them back into one', async () => {
    const s3 = await startS3Bucket();
    onTestFinished(() => s3.close());
    const silent = { error: () => undefined, warn: () => undefined };
    const bucket = bucketImages({ bucket: s3.bucket, log: silent, clock: deps.clock });
    await bucket.put(small.tenant, 'dish.v1.webp', picture);
    await bucket.put(small.tenant, 'dish.v1.webp.w640.avif', Buffer.from('made of it'));
    const folder = newFolder();
    await writeBackup({ ...deps, images: bucket }, { folder, tenantId: null });
    const store = newImages();
    await restore((await createTestDatabase()).pool, folder, {}, { store });
    expect(await store.list(small.tenant)).toEqual(['dish.v1.webp']);
    expect(await store.get(small.tenant, 'dish.v1.webp')).toEqual(picture);
    s3.objects.clear();
    await restore((await createTestDatabase()).pool, folder, {}, { store: bucket });
    expect(await bucket.get(small.tenant, 'dish.v1.webp')).toEqual(picture);
  });

  test('of a bucket that does not answer is none: its manifest is not written', async () => {
    const s3 = await startS3Bucket();
    onTestFinished(() => s3.close());
    const silent = { error: () => undefined, warn: () => undefined };
    const bucket = bucketImages({ bucket: s3.bucket, log: silent, clock: deps.clock });
    await bucket.put(small.tenant, 'dish.v1.webp', picture);
    s3.fail(slowDown);
    const folder = newFolder();
    const failed = writeBackup({ ...deps, images: bucket }, { folder, tenantId: null });
    await expect(failed).rejects.toThrow(/storage for pictures does not answer/);
    const target = await createTestDatabase();
    await expect(restore(target.pool, folder)).rejects.toThrow(/is incomplete/);
  });

  test('without its mails writes to nobody', async () => {
    const folder = await taken();
    const target = await createTestDatabase();
    const { jobs } = await restore(target.pool, folder, { leavesOutJobs: true });
    expect(jobs).toBe(0);
    expect(await jobsOf(target.pool)).toEqual([]);
  });

  test('knows every table that is kept', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace`,
    );
    const known = new Set(tenantTables.map(({ name }) => name));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('one tenant', () => {
  test.each([
    ['its own backup', small.tenant],
    ['a backup of everything', null],
  ])('is restored from %s beside another, which stays as it is', async (_what, held) => {
    const folder = await taken(held);
    const target = await createTestDatabase();
    const store = newImages();
    const tenantId = small.tenant;
    const other = await taken(small.otherTenant);
    await restore(target.pool, other, { tenantId: small.otherTenant });
    const before = await digest(target.pool, small.otherTenant);

    await restore(target.pool, folder, { tenantId }, { store });
    expect(await digest(target.pool, tenantId)).toEqual(await digest(database.pool, tenantId));
    expect(await digest(target.pool, small.otherTenant)).toEqual(before);
    expect(await store.list(tenantId)).toEqual(['dish.v1.webp']);
    expect(await store.list(small.otherTenant)).toEqual([]);
    await expect(restore(target.pool, folder, { tenantId })).rejects.toThrow(
      /^There is a tenant 139 already/,
    );
    await target.pool.query(`update tenants set name = 'Changed' where id = ${tenantId}`);
    await restore(target.pool, folder, { tenantId, isReplacing: true });
    expect(await digest(target.pool, tenantId)).toEqual(await digest(database.pool, tenantId));
    expect(await jobsOf(target.pool)).toEqual(await jobsOf(database.pool));
  });
});
