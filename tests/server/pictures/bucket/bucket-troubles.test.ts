import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '#server/errors/api-error.ts';
import { bucketImages } from '#server/ports/images/s3/bucket-images.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { slowDown, startS3Bucket, type S3Trouble } from '#tests/stand-ins/s3-bucket.ts';

const s3 = await startS3Bucket();
afterAll(() => s3.close());
const picture = Buffer.from('RIFF of a dish');
/** Short, so that what hangs is over soon; what is tested is that it ends. */
const timeouts = { connect: 500, answer: 300, inAll: 2000 };

let now = fridayNoon;
let said: string[] = [];
const say = (_entry: unknown, sentence: string) => void said.push(sentence);
const open = (bucket = s3.bucket) =>
  bucketImages({ bucket, log: { error: say, warn: say }, clock: () => now, timeouts });
const refusal = (code: string) => ({ status: 503, code });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );
const unavailable = 'picture_storage_unavailable';

beforeEach(async () => {
  s3.fail(null);
  s3.objects.clear();
  await open().put(53, 'dish.v1.webp', picture);
  s3.asked.length = 0;
  said = [];
  now = fridayNoon;
});

test.each([
  ['is busy', [slowDown, slowDown]],
  ['says nothing', ['silence']],
  ['fails inside', [{ status: 500, code: 'InternalError' }]],
] satisfies [string, S3Trouble[]][])(
  'a service that %s for a moment is asked again, and nobody notices',
  async (_how, troubles) => {
    s3.failNext(...troubles);
    expect(await open().get(53, 'dish.v1.webp')).toEqual(picture);
    s3.failNext(...troubles);
    await open().put(53, 'other.v1.webp', picture);
    expect(s3.objects.get('media/53/other.v1.webp')?.bytes).toEqual(picture);
    expect(said).toEqual([]);
  },
);

test.each([
  ['is busy', slowDown],
  ['says nothing', 'silence'],
  ['ends amid its answer', 'half an answer'],
] satisfies [string, S3Trouble][])(
  'of a service that %s for good each call ends, after three tries at most, as what may be tried later',
  async (_how, trouble) => {
    s3.fail(trouble);
    const images = open();
    expect(await codeOf(images.get(53, 'dish.v1.webp'))).toBe(unavailable);
    expect(s3.asked.length).toBeLessThanOrEqual(3);
    expect(said).toEqual(['the storage of pictures does not answer']);
  },
);

test('what is not stored is not said to be: an upload, its removal and a list are refused alike', async () => {
  s3.fail(slowDown);
  await expect(open().put(53, 'new.v1.webp', picture)).rejects.toMatchObject(refusal(unavailable));
  await expect(open().putOnce(53, 'new.v1.webp', picture)).rejects.toMatchObject(
    refusal(unavailable),
  );
  await expect(open().removeAll(53)).rejects.toMatchObject(refusal(unavailable));
  await expect(open().list(53)).rejects.toMatchObject(refusal(unavailable));
  await expect(open().sizeOf(53, 'dish.v1.webp')).rejects.toMatchObject(refusal(unavailable));
  expect([...s3.objects.keys()]).toEqual(['media/53/dish.v1.webp']);
});

test('nobody at the address is told apart from nothing by that name', async () => {
  const nobody = { ...s3.bucket, endpoint: 'http://127.0.0.1:1' };
  expect(await codeOf(open(nobody).get(53, 'dish.v1.webp'))).toBe(unavailable);
});

describe('a service that refuses us', () => {
  const refused = 'picture_storage_refused';

  test.each([
    [
      'for a wrong key',
      { ...s3.bucket, credentials: { accessKeyId: 'other', secretAccessKey: 'x' } },
    ],
    ['for a bucket that is none', { ...s3.bucket, name: 'elsewhere' }],
  ])('%s is not asked again and again', async (_why, bucket) => {
    const images = open(bucket);
    expect(await codeOf(images.get(53, 'dish.v1.webp'))).toBe(refused);
    expect(await codeOf(images.put(53, 'new.v1.webp', picture))).toBe(refused);
    expect(await codeOf(images.list(53))).toBe(refused);
    expect(s3.asked).toHaveLength(3);
    // Three failures in a row: the next one is not even sent, and its reason stays.
    expect(await codeOf(images.get(53, 'dish.v1.webp'))).toBe(refused);
    expect(s3.asked).toHaveLength(3);
    expect(said).toEqual(['the storage of pictures refuses us']);
  });
});

test('after three failures nobody waits for the next one; some seconds later one call tries, and all is well', async () => {
  s3.fail(slowDown);
  const images = open();
  for (let n = 0; n < 3; n += 1) await codeOf(images.get(53, 'dish.v1.webp'));
  const before = s3.asked.length;
  expect(await codeOf(images.get(53, 'dish.v1.webp'))).toBe(unavailable);
  expect(s3.asked).toHaveLength(before);
  s3.fail(null);
  expect(await codeOf(images.get(53, 'dish.v1.webp'))).toBe(unavailable);
  now = new Date(now.getTime() + 5001);
  expect(await images.get(53, 'dish.v1.webp')).toEqual(picture);
  expect(said).toEqual([
    'the storage of pictures does not answer',
    'the storage of pictures answers again',
  ]);
});
