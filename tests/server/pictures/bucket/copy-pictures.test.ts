import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { copyPictures } from '#server/copy-pictures/copy-pictures.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { bucketImages } from '#server/ports/images/s3/bucket-images.ts';
import { slowDown, startS3Bucket } from '#tests/stand-ins/s3-bucket.ts';

const s3 = await startS3Bucket();
const folder = await mkdtemp(join(tmpdir(), 'servery-pictures-'));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});
const from = localImages(folder);
const silent = { error: () => undefined, warn: () => undefined };
const open = () => bucketImages({ bucket: s3.bucket, log: silent, clock: () => new Date() });
const names = Array.from({ length: 20 }, (_, n) => `dish-${n}.v1.webp`);
const contentOf = (name: string) => Buffer.from(`RIFF of ${name}`);
for (const name of names) await from.put(53, name, contentOf(name));
await from.put(53, 'dish-1.v1.webp.json', Buffer.from('{}'));
await from.put(139, 'hero.v1.jpg', contentOf('hero'));
await writeFile(join(from.folder, '53', 'Thumbs.db'), 'not ours');

beforeEach(() => {
  s3.objects.clear();
  s3.fail(null);
});

test('a folder of pictures is copied whole, and what is no picture is named', async () => {
  const result = await copyPictures(from, open(), [53, 139]);
  expect(result).toEqual({ copied: 22, there: 0, leftOut: ['53/Thumbs.db'] });
  expect(s3.objects.size).toBe(22);
  for (const name of names) expect(await open().get(53, name)).toEqual(contentOf(name));
  expect(await from.list(53)).toHaveLength(22);
});

test('what was cut off is gone on with, and nothing is sent twice', async () => {
  await open().put(53, 'dish-0.v1.webp', contentOf('dish-0.v1.webp'));
  await open().put(53, 'dish-1.v1.webp', contentOf('dish-1.v1.webp'));
  s3.asked.length = 0;
  s3.holdAnswers(async (request) => {
    if (request.startsWith('PUT') && s3.objects.size === 9) s3.fail(slowDown);
  });
  await expect(copyPictures(from, open(), [53, 139])).rejects.toMatchObject({ status: 503 });
  s3.holdAnswers(async () => undefined);
  s3.fail(null);
  expect(s3.objects.size).toBeLessThan(22);
  const there = s3.objects.size;
  s3.asked.length = 0;
  const result = await copyPictures(from, open(), [53, 139]);
  expect(result).toMatchObject({ copied: 22 - there, there });
  expect(s3.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(22 - there);
  expect(s3.objects.size).toBe(22);
});
