import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadPicture } from '#schemas/api/staff-pictures.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { createPictureMetadataReader } from '#server/ports/images/picture-metadata.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { openPictureStore } from '../setup/open-picture-store.ts';
import { signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const { app, images, folder, owner, bytesOf } = await openPictureStore();

const upload = (
  payload: Buffer,
  headers: Partial<StaffHeaders> & { host: string } = owner,
  type = 'image/png',
) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures',
    headers: { ...headers, 'content-type': type },
    payload,
  });
const stored = async (payload: Buffer, type?: string) => {
  const reply = await upload(payload, owner, type);
  expect(reply.statusCode).toBe(201);
  return uploadPicture.reply.parse(reply.json()).data;
};
const refusal = async (payload: Buffer, type?: string) => {
  const reply = await upload(payload, owner, type);
  const { code, error } = errorReply.parse(reply.json());
  return { status: reply.statusCode, code, error };
};

/** A photograph with edges, which no compression shrinks to nothing. */
const scene = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="g"><stop stop-color="#b5651d"/><stop offset="1" stop-color="#134"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="30%" fill="#fed"/></svg>`,
    ),
  ).removeAlpha();
const jpeg = await scene(900, 600).jpeg().toBuffer();
const formats: [string, Buffer][] = [
  ['JPEG', jpeg],
  ['PNG', await scene(900, 600).png().toBuffer()],
  ['WebP', await scene(900, 600).webp().toBuffer()],
  ['AVIF', await scene(900, 600).avif({ effort: 0 }).toBuffer()],
  ['GIF', await scene(900, 600).gif().toBuffer()],
];
const tiff = await scene(9, 9).tiff().toBuffer();
const guest = await claimGuest(app, 3_000_021);
const script = Buffer.from('<script>alert(document.cookie)</script>');

describe('a picture', () => {
  test.each(formats)(
    'as %s is drawn anew and served at once, in its widths too',
    async (_name, file) => {
      const { url, width, height } = await stored(file, 'application/octet-stream');
      expect([width, height]).toEqual([900, 600]);
      expect(url).toMatch(new RegExp(`^/media/${small.tenant}/upload-[0-9a-f]{32}\\.v1\\.webp$`));
      expect((await sharp(await bytesOf(url)).metadata()).format).toBe('webp');
      const narrow = await app.inject(`${url}.w320.avif`);
      expect(narrow.headers['content-type']).toBe('image/avif');
      expect((await sharp(narrow.rawPayload).metadata()).width).toBe(320);
      expect(await createPictureMetadataReader(images)(url)).toMatchObject({
        width: 900,
        height: 600,
      });
    },
  );

  test('that is sent twice is kept once', async () => {
    const before = await stored(jpeg);
    const files = await readdir(join(folder, 'media', String(small.tenant)));
    expect(await stored(jpeg)).toEqual(before);
    expect(await readdir(join(folder, 'media', String(small.tenant)))).toEqual(files);
  });

  test('loses where it was taken, stands upright and speaks sRGB', async () => {
    const file = await sharp(jpeg)
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { url, width, height } = await stored(file);
    expect([width, height]).toEqual([600, 900]);
    const { exif, icc, xmp, orientation } = await sharp(await bytesOf(url)).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test.each([
    ['a script', script],
    [
      'an archive',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), script, Buffer.from('PK\u0005\u0006')]),
    ],
  ])('with %s behind it loses that', async (_name, tail) => {
    const { url } = await stored(Buffer.concat([jpeg, tail]));
    const text = (await bytesOf(url)).toString('latin1');
    expect(text).not.toContain('script');
    expect(text).not.toContain('PK\u0003\u0004');
  });

  test('with a script in its notes loses that', async () => {
    const file = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: String(script) } })
      .toBuffer();
    expect(file.includes('alert(')).toBe(true);
    const { url } = await stored(file);
    expect((await bytesOf(url)).includes('alert(')).toBe(false);
  });

  test('that moves keeps its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#ff0000'), await frame('#0000ff')];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { url, width, height } = await stored(gif);
    expect([width, height]).toEqual([64, 48]);
    const { dominant } = await sharp(await bytesOf(url)).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('that is a mark stays a see-through PNG, an empty layer is dropped', async () => {
    const background = { r: 200, g: 90, b: 30, alpha: 0.4 };
    const mark = await sharp({ create: { width: 200, height: 200, channels: 4, background } })
      .png()
      .toBuffer();
    const { url } = await stored(mark);
    expect(url).toMatch(/\.png$/);
    expect(await sharp(await bytesOf(url)).metadata()).toMatchObject({
      format: 'png',
      hasAlpha: true,
    });
    const opaque = await stored(await scene(200, 200).ensureAlpha().png().toBuffer());
    expect(opaque.url).toMatch(/\.webp$/);
  });

  test('that is larger than any screen is kept smaller', async () => {
    const { width, height } = await stored(await scene(6000, 1500).jpeg().toBuffer());
    expect([width, height]).toEqual([3840, 960]);
  });
});

describe('what is no picture is refused with a sentence', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
  test.each([
    ['an SVG with a script', Buffer.from(svg), 'image/svg+xml'],
    ['an SVG that says it is a PNG', Buffer.from(`<?xml version="1.0"?>${svg}`), 'image/png'],
    ['a page', Buffer.from(`<!doctype html>${script}`), 'image/jpeg'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/octet-stream'],
    ['a page that says what it is', script, 'text/html'],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['a TIFF', tiff, 'image/tiff'],
    ['the first bytes of a PNG', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), 'image/png'],
    ['a script that begins as a GIF', Buffer.from(`GIF89a/*${script}*/`), 'image/gif'],
    ['nothing', Buffer.alloc(0), 'image/png'],
  ])('%s', async (_name, file, type) => {
    const { status, code, error } = await refusal(file, type);
    expect([status, code]).toEqual([415, 'not_a_picture']);
    expect(error).toMatch(/^This .+ (?:JPEG|Save it again).+\.$/);
  });

  test('a telephone’s own format is called by its name', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    expect((await refusal(heic)).error).toContain('HEIC');
  });

  test.each(formats)('half a %s', async (_name, file) => {
    const { status, code } = await refusal(file.subarray(0, Math.floor(file.length / 2)));
    expect([status, code]).toEqual([415, 'not_a_picture']);
  });

  test('20,000 pixels in a row, packed into a few bytes', async () => {
    const create = { width: 20_000, height: 2000, channels: 3 as const, background: '#fff' };
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    expect(bomb.length).toBeLessThan(400_000);
    expect(await refusal(bomb)).toEqual({
      status: 422,
      code: 'picture_too_large',
      error:
        'This picture is 20,000 × 2,000 pixels; at most 12,000 a side can be used. Save it smaller and choose it again.',
    });
  });

  test('too many pixels in all', async () => {
    const create = { width: 9000, height: 6000, channels: 3 as const, background: '#fff' };
    const { status, error } = await refusal(await sharp({ create }).png().toBuffer());
    expect(status).toBe(422);
    expect(error).toContain('at most 50 million in all');
  });

  test('30 MB, told even while they are still being sent', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const reply = await fetch(`${address}/api/v2/staff/pictures`, {
      method: 'POST',
      headers: { ...owner, 'content-type': 'image/jpeg' },
      body: Buffer.concat([jpeg, Buffer.alloc(30 * 1024 * 1024)]),
    });
    expect(reply.status).toBe(413);
    const { code, error } = errorReply.parse(await reply.json());
    expect(code).toBe('body_too_large');
    expect(error).toContain('larger than 15 MB');
  });

  test('more than was said, or packed', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/pictures',
      headers: { ...owner, 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' },
      payload: Buffer.alloc(16 * 1024 * 1024),
    });
    expect(reply.statusCode).toBe(413);
    expect(errorReply.parse(reply.json()).error).toContain('15 MB');
  });
});

describe('who may', () => {
  test('a manager may, for pictures belong to drafts', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    expect((await upload(jpeg, manager)).statusCode).toBe(201);
  });

  test.each([
    ['nobody in particular', { host: small.host }, 401],
    ['a guest', guest, 401],
    ['staff without the token of their page', { ...owner, 'x-xsrf-token': 'guess' }, 403],
    ['staff of this tenant on another one’s host', { ...owner, host: small.otherHost }, 401],
  ])('%s may not, and nothing is kept', async (_name, headers, status) => {
    const before = await readdir(join(folder, 'media'));
    const reply = await upload(await scene(31, 17).png().toBuffer(), headers);
    expect(reply.statusCode).toBe(status);
    errorReply.parse(reply.json());
    expect(await readdir(join(folder, 'media'))).toEqual(before);
  });

  test('another tenant’s owner keeps it in a place of their own', async () => {
    const other = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    const { url } = uploadPicture.reply.parse((await upload(jpeg, other)).json()).data;
    expect(url).toContain(`/media/${small.otherTenant}/`);
  });
});

test('other calls take JSON alone, and no more of it than before', async () => {
  const send = (payload: Buffer, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v2/guests',
      headers: { host: small.host, 'content-type': type },
      payload,
    });
  expect((await send(jpeg, 'image/jpeg')).statusCode).toBe(415);
  const long = Buffer.from(JSON.stringify({ guest_id: 3_000_022, more: 'x'.repeat(70_000) }));
  expect((await send(long, 'application/json')).statusCode).toBe(413);
});
