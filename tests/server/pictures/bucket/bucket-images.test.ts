import { Readable } from 'node:stream';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noteOf } from '#server/ports/images/image-store.ts';
import { bucketImages } from '#server/ports/images/s3/bucket-images.ts';
import { createS3Client, s3Timeouts } from '#server/ports/images/s3/s3-client.ts';
import { startS3Bucket } from '#tests/stand-ins/s3-bucket.ts';

const s3 = await startS3Bucket();
afterAll(() => s3.close());
const silent = { error: () => undefined, warn: () => undefined };
const open = () => bucketImages({ bucket: s3.bucket, log: silent, clock: () => new Date() });
const images = open();
const picture = Buffer.from('RIFF of a dish');

beforeEach(() => {
  s3.objects.clear();
  s3.asked.length = 0;
  return () => s3.knowConditions(true);
});

test('a picture is kept as its bytes, with its type, for whoever reads the bucket itself', async () => {
  await images.put(53, 'dish.v1.jpg', picture);
  await images.put(53, noteOf('dish.v1.jpg'), Buffer.from('{}'));
  expect(s3.objects.get('media/53/dish.v1.jpg')).toEqual({
    bytes: picture,
    type: 'image/jpeg',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(s3.objects.get('media/53/dish.v1.jpg.json')?.type).toBe('application/json');
  expect(await open().get(53, 'dish.v1.jpg')).toEqual(picture);
  expect(await images.sizeOf(53, 'dish.v1.jpg')).toBe(picture.length);
});

test('an empty file is a file, and what is not there is nothing', async () => {
  await images.put(53, 'empty.v1.webp', Buffer.alloc(0));
  expect(await images.get(53, 'empty.v1.webp')).toEqual(Buffer.alloc(0));
  expect(await images.sizeOf(53, 'empty.v1.webp')).toBe(0);
  expect(await images.get(53, 'absent.v1.webp')).toBeNull();
  expect(await images.sizeOf(53, 'absent.v1.webp')).toBeNull();
});

test('what a tenant has is listed and removed whole, and nothing of another one', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `dish-${n}.v1.webp`);
  for (const name of names) await images.put(5, name, picture);
  await images.put(53, 'dish.v1.webp', picture);
  expect(await images.list(5)).toEqual(names);
  expect(await images.list(7)).toEqual([]);
  await images.removeAll(5);
  await images.removeAll(7);
  expect([...s3.objects.keys()]).toEqual(['media/53/dish.v1.webp']);
});

test.each(['../x.webp', 'a/b.webp', 'x.exe', 'x.webp?y', ''])(
  'a name that is none (%j) is never asked for',
  async (name) => {
    await expect(images.get(53, name)).rejects.toThrow(RangeError);
    await expect(images.put(53, name, picture)).rejects.toThrow(RangeError);
    await expect(images.sizeOf(53, name)).rejects.toThrow(RangeError);
    expect(s3.asked).toEqual([]);
  },
);

test('a stream arrives as it is sent, with nothing between its pieces', async () => {
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
  const pieces = Array.from({ length: 30 }, (_, n) => sent.subarray(n * 10_000, (n + 1) * 10_000));
  const client = await createS3Client(s3.bucket, s3Timeouts);
  await client.send(
    new PutObjectCommand({
      Bucket: s3.bucket.name,
      Key: 'media/53/streamed.v1.webp',
      Body: Readable.from(pieces),
      ContentLength: sent.length,
    }),
  );
  expect(await images.get(53, 'streamed.v1.webp')).toEqual(sent);
});

describe('what several instances make at once', () => {
  const name = 'hero.v1.webp.w640.avif';
  const [mine, theirs] = [Buffer.from('by one version'), Buffer.from('by another version')];

  test('is kept once: all of them get the bytes of the first one', async () => {
    const kept = await Promise.all([
      open().putOnce(53, name, mine),
      open().putOnce(53, name, theirs),
    ]);
    expect(kept[0]).toEqual(kept[1]);
    expect([mine, theirs]).toContainEqual(kept[0]);
    expect(await images.get(53, name)).toEqual(kept[0]);
    expect(await images.putOnce(53, name, Buffer.from('later'))).toEqual(kept[0]);
  });

  test('is kept too by a service that knows no conditions', async () => {
    s3.knowConditions(false);
    expect(await images.putOnce(53, name, mine)).toEqual(mine);
    expect(await images.get(53, name)).toEqual(mine);
  });

  test('is written again where who was writing gave up', async () => {
    s3.failNext({ status: 409, code: 'ConditionalRequestConflict' });
    expect(await images.putOnce(53, name, mine)).toEqual(mine);
    expect(await images.get(53, name)).toEqual(mine);
  });
});
