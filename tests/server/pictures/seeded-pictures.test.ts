import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDerivedPictures } from '#server/ports/images/derived-pictures.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';

const folder = await mkdtemp(join(tmpdir(), 'servery-media-'));
const images = localImages(folder);
const app = Fastify();

beforeAll(async () => {
  await images.put(53, 'hero.v1.webp', Buffer.from('a picture'));
  await writeFile(join(folder, 'secret.png'), 'kept from everyone');
  await writeFile(join(images.folder, '53', 'notes.txt'), 'kept from everyone');
  await serveMedia(app, images, createDerivedPictures(images, pino({ enabled: false })));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a picture is served with its type, to be kept for a year', async () => {
  const reply = await app.inject('/media/53/hero.v1.webp');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('a picture');
  expect(reply.headers['content-type']).toBe('image/webp');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/media/139/hero.v1.webp',
  '/media/53/notes.txt',
  '/media/53/',
  '/media/../secret.png',
  '/media/53/../../secret.png',
  '/media/53/..%2f..%2fsecret.png',
  '/media/%2e%2e/secret.png',
  '/media/53/%00.png',
])('%s is not found', async (path) => {
  const reply = await app.inject(path);
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.body).not.toContain('kept from everyone');
});

test.each(['../hero.webp', 'a/b.webp', 'hero', '.webp', 'page.html', ''])(
  'a picture cannot be named %j',
  async (name) => {
    await expect(images.put(53, name, Buffer.from('x'))).rejects.toThrow(RangeError);
  },
);
