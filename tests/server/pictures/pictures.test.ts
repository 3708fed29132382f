import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { nameDerived, pictureFormats, pictureWidths } from '#schemas/rules/picture-sources.ts';
import { picturesOfConfig } from '#server/pages/pictures-of-config.ts';
import { createDerivedPictures } from '#server/ports/images/derived-pictures.ts';
import { noteOf, type ImageStore } from '#server/ports/images/image-store.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { makeAhead } from '#server/ports/images/make-ahead.ts';
import {
  createPictureMetadataReader,
  type ReadPictureMetadata,
} from '#server/ports/images/picture-metadata.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';
import { createWorkQueue } from '#server/concurrency/work-queue.ts';

const folders: string[] = [];
const photograph = await sharp({
  create: { width: 1200, height: 900, channels: 3, background: '#b5651d' },
})
  .jpeg()
  .toBuffer();
const cutOut = await sharp({
  create: {
    width: 512,
    height: 512,
    channels: 4,
    background: { r: 200, g: 90, b: 30, alpha: 0.4 },
  },
})
  .webp()
  .toBuffer();
/** Turned by its camera: stored lying, seen upright. */
const turned = await sharp(photograph).withMetadata({ orientation: 6 }).toBuffer();

let warnings = 0;
const log = { info: () => undefined, error: () => undefined, warn: () => void (warnings += 1) };
let images: ImageStore & { folder: string };
let puts: string[];
let app: ReturnType<typeof Fastify>;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servery-pictures-'));
  folders.push(folder);
  const store = localImages(folder);
  puts = [];
  images = {
    ...store,
    put: (tenantId, name, bytes) => {
      puts.push(`${tenantId}/${name}`);
      return store.put(tenantId, name, bytes);
    },
    putOnce: (tenantId, name, bytes) => {
      puts.push(`${tenantId}/${name}`);
      return store.putOnce(tenantId, name, bytes);
    },
  };
  await store.put(53, 'hero.v1.jpg', photograph);
  await store.put(53, 'dish.v1.webp', cutOut);
  await store.put(53, 'turned.v1.jpg', turned);
  await store.put(53, 'broken.v1.webp', Buffer.from('no picture at all'));
  warnings = 0;
  app = Fastify();
  await serveMedia(app, images, createDerivedPictures(images, log));
  return () => app.close();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const derivedOf = (original: string) =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => ({
      original,
      width,
      format,
      name: nameDerived({ original, width, format }),
    })),
  );

describe('a width and format', () => {
  test.each(derivedOf('hero.v1.jpg'))(
    'w$width.$format is made, never larger than the original, and kept for a year',
    async ({ name, width, format }) => {
      const reply = await app.inject(`/media/53/${name}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe(`image/${format}`);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const made = await sharp(reply.rawPayload).metadata();
      expect(made.width).toBe(Math.min(width, 1200));
      expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(await images.get(53, name)).toEqual(reply.rawPayload);
    },
  );

  test('keeps what is see-through', async () => {
    for (const { name } of derivedOf('dish.v1.webp').slice(0, 2)) {
      const { rawPayload } = await app.inject(`/media/53/${name}`);
      expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true);
    }
  });

  test('stands upright however the camera was held', async () => {
    const { rawPayload } = await app.inject('/media/53/turned.v1.jpg.w320.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 427 });
  });

  test('is not sent again to whoever has it', async () => {
    const { headers } = await app.inject('/media/53/hero.v1.jpg.w160.webp');
    const again = await app.inject({
      url: '/media/53/hero.v1.jpg.w160.webp',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test('is made once, however many ask at once and later', async () => {
    const ask = () => app.inject('/media/53/hero.v1.jpg.w480.avif');
    const replies = await Promise.all(Array.from({ length: 20 }, ask));
    replies.push(await ask());
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(puts).toEqual(['53/hero.v1.jpg.w480.avif']);
  });

  test('all of them at once are all made, and no draft is left behind', async () => {
    const requested = [...derivedOf('hero.v1.jpg'), ...derivedOf('dish.v1.webp')];
    const replies = await Promise.all(requested.map(({ name }) => app.inject(`/media/53/${name}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(requested.map(() => 200));
    const files = await readdir(join(images.folder, '53'));
    expect(files.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(requested.map(({ name }) => name)));
  });

  test('of another tenant is not found, and nothing is written there', async () => {
    expect((await app.inject('/media/139/hero.v1.jpg.w480.avif')).statusCode).toBe(404);
    expect(puts).toEqual([]);
  });
});

describe('what cannot be made', () => {
  test('of a broken original is the original as it is, to be asked for again', async () => {
    const reply = await app.inject('/media/53/broken.v1.webp.w480.avif');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('no picture at all');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
    });
    expect(warnings).toBe(1);
    expect(puts).toEqual([]);
  });

  test('because nobody can write is served all the same', async () => {
    const full = Fastify();
    const putOnce = async () => Promise.reject(new Error('the disk is full'));
    await serveMedia(full, images, createDerivedPictures({ ...images, putOnce }, log));
    const reply = await full.inject('/media/53/hero.v1.jpg.w160.webp');
    expect(reply.statusCode).toBe(200);
    expect((await sharp(reply.rawPayload).metadata()).format).toBe('jpeg');
    await full.close();
  });

  test('because too many wait already is the original at once', async () => {
    const busy = Fastify();
    const full = createWorkQueue(1, 0);
    await serveMedia(busy, images, createDerivedPictures(images, log, full));
    const reply = await busy.inject('/media/53/hero.v1.jpg.w160.webp');
    expect(reply.rawPayload).toEqual(photograph);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-cache',
    });
    expect((await busy.inject('/media/53/absent.jpg.w160.webp')).statusCode).toBe(404);
    await busy.close();
  });
});

test('works wait for a place, which goes to the next when one fails', async () => {
  const queue = createWorkQueue(2, 1);
  const ends: { done(): void; fail(): void }[] = [];
  const work = () =>
    new Promise<void>((done, reject) => ends.push({ done, fail: () => reject(new Error('no')) }));
  const first = queue.run(work);
  const second = queue.run(work);
  expect(queue.isFull()).toBe(false);
  const third = queue.run(work);
  expect(queue.isFull()).toBe(true);
  expect(ends).toHaveLength(2);
  ends[0]?.fail();
  await expect(first).rejects.toThrow('no');
  await expect.poll(() => ends).toHaveLength(3);
  expect(queue.isFull()).toBe(false);
  for (const { done } of ends) done();
  await expect(Promise.all([second, third])).resolves.toHaveLength(2);
});

test.each([
  '/media/53/hero.v1.jpg.w641.avif',
  '/media/53/hero.v1.jpg.w99999.avif',
  '/media/53/hero.v1.jpg.w640.png',
  '/media/53/hero.v1.jpg.w640.jpg',
  '/media/53/hero.v1.jpg.w640.avif.w320.avif',
  '/media/53/absent.v1.jpg.w640.avif',
  '/media/53/hero.v1.jpg.json',
  '/media/53/..%2f53%2fhero.v1.jpg.w640.avif',
  '/media/53/../../53/hero.v1.jpg.w640.avif',
  '/media/%2e%2e/hero.v1.jpg.w640.avif',
  '/media/5e1/hero.v1.jpg.w640.avif',
])('%s is not found', async (path) => {
  await images.put(53, noteOf('hero.v1.jpg'), Buffer.from('{}'));
  puts.length = 0;
  expect((await app.inject(path)).statusCode).toBe(404);
  expect(puts).toEqual([]);
});

test('what is seen first is made ahead, unless the server is ending', async () => {
  const pictures = createDerivedPictures(images, log);
  const addresses = ['/media/53/hero.v1.jpg', 'https://elsewhere.example/a.jpg', ''];
  await makeAhead(pictures, addresses, AbortSignal.abort());
  expect(puts).toEqual([]);
  await makeAhead(pictures, addresses, new AbortController().signal);
  expect(puts).toEqual([1080, 800, 1920, 1440].map((width) => `53/hero.v1.jpg.w${width}.avif`));
});

describe('what is known of a picture', () => {
  test('is its upright size and a few pixels of it, noted when first needed', async () => {
    const options = await createPictureMetadataReader(images)('/media/53/turned.v1.jpg');
    expect(options).toMatchObject({ width: 900, height: 1200 });
    expect(options?.placeholder?.length).toBeLessThanOrEqual(250);
    const [, base64 = ''] = options?.placeholder?.split(',') ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ height: 16 });
    expect(puts).toEqual(['53/turned.v1.jpg.json']);
    expect(await createPictureMetadataReader(images)('/media/53/turned.v1.jpg')).toEqual(options);
    expect(puts).toHaveLength(1);
  });

  test('has nothing to stand behind a cut-out', async () => {
    expect(await createPictureMetadataReader(images)('/media/53/dish.v1.webp')).toEqual({
      width: 512,
      height: 512,
      placeholder: null,
    });
  });

  test.each(['{"width":-1}', 'no json'])('is read anew where the note is %j', async (text) => {
    await images.put(53, noteOf('hero.v1.jpg'), Buffer.from(text));
    const options = await createPictureMetadataReader(images)('/media/53/hero.v1.jpg');
    expect(options).toMatchObject({ width: 1200, height: 900 });
  });

  test.each(['/media/53/broken.v1.webp', '/media/53/absent.webp', 'https://a.example/b.jpg', ''])(
    'is nothing for %j',
    async (address) => {
      expect(await createPictureMetadataReader(images)(address)).toBeNull();
    },
  );
});

describe('the pictures of a configuration', () => {
  const config = (more: object) =>
    siteConfigSchema.parse({ hero: { backgroundImage: '/media/53/hero.v1.jpg' }, ...more });

  test('are those of the sections that are shown, of the tenant itself', async () => {
    const factsOf = createPictureMetadataReader(images);
    const shown = config({ general: { logo: '/media/53/dish.v1.webp' } });
    const known = await picturesOfConfig(shown, 53, factsOf);
    expect(Object.keys(known)).toEqual(['/media/53/hero.v1.jpg']);
    expect(await picturesOfConfig(shown, 53, factsOf)).toBe(known);
    const hidden = config({ layout: { home: [{ id: 'hero', hidden: true }] } });
    expect(await picturesOfConfig(hidden, 53, factsOf)).toEqual({});
    expect(await picturesOfConfig(config({}), 139, factsOf)).toEqual({});
  });

  test('that could not be read are tried again', async () => {
    const factsOf = vi
      .fn<ReadPictureMetadata>()
      .mockRejectedValueOnce(new Error('the disk is away'))
      .mockResolvedValue({ width: 1200, height: 900, placeholder: null });
    const shown = config({});
    expect(await picturesOfConfig(shown, 53, factsOf)).toEqual({});
    expect(Object.keys(await picturesOfConfig(shown, 53, factsOf))).toHaveLength(1);
  });
});
