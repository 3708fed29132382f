import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { uploadPicture } from '#schemas/api/staff-pictures.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { pictures, siteConfigs } from '#server/db/schema.ts';
import { createDerivedPictures } from '#server/ports/images/derived-pictures.ts';
import { createPictureMetadataReader } from '#server/ports/images/picture-metadata.ts';
import { bucketImages } from '#server/ports/images/s3/bucket-images.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';
import * as storefront from '#src/entries/entry-server.tsx';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { isForPeople } from '#tests/fuzz/find-fault.ts';
import { slowDown, startS3Bucket, type S3Trouble } from '#tests/stand-ins/s3-bucket.ts';
import { addPages } from '../../pages/build-page-app.ts';
import { at, buildUnreadyApp } from '../../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../../setup/sign-staff-in.ts';

const s3 = await startS3Bucket();
afterAll(() => s3.close());
const silent = { info: () => undefined, error: () => undefined, warn: () => undefined };
/** In ms: short, so that a bucket that says nothing is soon left alone. */
const timeouts = { connect: 500, answer: 400, inAll: 3000 };
/** Bounds for what hangs: of a bucket that is held back on purpose, a slow machine may be as slow. */
const patience = { connect: 20_000, answer: 20_000, inAll: 50_000 };
const database = await createSmallDatabase();
await insertStaff(database.db);

/** One instance of the server with its pages; all share the database and the bucket. */
async function startInstance(within = timeouts) {
  const images = bucketImages({
    bucket: s3.bucket,
    log: silent,
    clock: () => new Date(),
    timeouts: within,
  });
  const readPictureMetadata = createPictureMetadataReader(images, 400);
  const built = await buildUnreadyApp(database, { images, readPictureMetadata, log: silent });
  await serveMedia(built.app, images, createDerivedPictures(images, silent));
  await addPages(built, storefront);
  await built.app.ready();
  return built.app;
}

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const app = await startInstance();
const owner = await signStaffIn(app);
const upload = async (payload: Buffer, to = app) =>
  to.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures?name=hero.jpg',
    headers: { ...owner, 'content-type': 'image/jpeg' },
    payload,
  });
const urlOf = (reply: { json: () => unknown }) => uploadPicture.reply.parse(reply.json()).data.url;
const puts = () => s3.asked.filter((call) => call.startsWith('PUT '));

async function publish(document: object): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx
      .update(siteConfigs)
      .set({ version: sql`${siteConfigs.version} + 1`, document })
      .where(eq(siteConfigs.tenantId, small.tenant));
    await notifyConfigChange(tx, small.tenant);
  });
}

beforeEach(() => {
  s3.asked.length = 0;
  return () => s3.fail(null);
});

describe('two instances on one bucket', () => {
  test('a picture that is stored by one is in the library of the other, and served by it to be kept', async () => {
    const url = urlOf(await upload(await photograph('#b5651d')));
    const other = await startInstance();
    const listed = await other.inject({ url: '/api/v2/staff/pictures', headers: owner });
    const { pictures: all } = contract.listPictures.reply.parse(listed.json()).data;
    expect(all.map((picture) => picture.url)).toContain(url);
    const served = await other.inject(url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(served.rawPayload).toEqual(s3.objects.get(url.slice(1))?.bytes);
    const again = await other.inject({
      url,
      headers: { 'if-none-match': String(served.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('a width is made by one of them, and found by the other', async () => {
    const url = urlOf(await upload(await photograph('#1d65b5')));
    const width = `${url}.w320.avif`;
    const made = await app.inject(width);
    expect(made.headers['content-type']).toBe('image/avif');
    const before = puts().length;
    const found = await (await startInstance()).inject(width);
    expect(found.rawPayload).toEqual(made.rawPayload);
    expect(puts()).toHaveLength(before);
  });

  test('that make a width at once send the same bytes, of which one is kept', async () => {
    const url = urlOf(await upload(await photograph('#65b51d')));
    const width = `${url}.w480.webp`;
    const both = [await startInstance(patience), await startInstance(patience)];
    s3.asked.length = 0;
    // Neither of them finds it before both have looked.
    const waiting: (() => void)[] = [];
    s3.holdAnswers(async (request) => {
      if (request !== `GET ${width.slice(1)}` || waiting.length === 2) return;
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const next of waiting) next();
      });
    });
    const replies = await Promise.all(both.map((one) => one.inject(width)));
    s3.holdAnswers(async () => undefined);
    expect(puts().filter((call) => call === `PUT ${width.slice(1)}`)).toHaveLength(2);
    for (const { rawPayload } of replies) {
      expect(rawPayload).toEqual(s3.objects.get(width.slice(1))?.bytes);
    }
  });

  test.each(['/media/53/absent.v1.webp', '/media/53/x.w641.avif', '/media/53/notes.txt'])(
    '%s is not found',
    async (path) => expect((await app.inject(path)).statusCode).toBe(404),
  );
});

describe('while the bucket', () => {
  test.each([
    ['does not answer', slowDown, 'picture_storage_unavailable'],
    ['refuses us', { status: 403, code: 'AccessDenied' }, 'picture_storage_refused'],
  ] satisfies [string, S3Trouble, string][])(
    '%s, an owner is told so and nothing is written down; then the same file is stored',
    async (_how, trouble, code) => {
      const fresh = await startInstance();
      const file = await photograph(code === 'picture_storage_refused' ? '#123456' : '#654321');
      const before = await database.db.select().from(pictures);
      s3.fail(trouble);
      const refused = await upload(file, fresh);
      const reply = errorReply.parse(refused.json());
      expect([refused.statusCode, reply.code]).toEqual([503, code]);
      expect(isForPeople(reply.error)).toBe(true);
      expect(await database.db.select().from(pictures)).toHaveLength(before.length);
      s3.fail(null);
      expect((await upload(file, await startInstance())).statusCode).toBe(201);
      expect(await database.db.select().from(pictures)).toHaveLength(before.length + 1);
    },
  );

  test('does not answer, customers get pages, in which something stands in for the pictures', async () => {
    const url = urlOf(await upload(await photograph('#765432')));
    await publish({ hero: { backgroundImage: url } });
    s3.fail('silence');
    const fresh = await startInstance();
    const page = await fresh.inject({ url: '/', headers: at });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(url);
    expect(page.body).not.toContain('data:image/webp;base64');
    for (const address of [url, `${url}.w640.avif`]) {
      const reply = await fresh.inject(address);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(reply.body).toBe('');
    }
    const menu = { url: `/api/v2/menu?restaurant_id=${small.restaurant}`, headers: at };
    expect((await fresh.inject(menu)).statusCode).toBe(200);
  });

  test('does not answer, no icon is kept that lacks the picture', async () => {
    const url = urlOf(await upload(await photograph('#fedcba')));
    await publish({ general: { logo: url } });
    const fresh = await startInstance();
    const icon = { url: '/app-icons/any-192.png', headers: at };
    // What it is made of is still found, and then no more.
    s3.holdAnswers(async (request) => {
      if (request === `HEAD ${url.slice(1)}`) s3.fail(slowDown);
    });
    expect((await fresh.inject(icon)).statusCode).toBe(503);
    s3.holdAnswers(async () => undefined);
    s3.fail(null);
    const drawn = await fresh.inject(icon);
    expect(drawn.statusCode).toBe(200);
    const { dominant } = await sharp(drawn.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('lost a picture, that one alone is not found', async () => {
    const url = urlOf(await upload(await photograph('#abcdef')));
    s3.objects.delete(url.slice(1));
    expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject(`${url}.w640.avif`)).statusCode).toBe(404);
  });
});
