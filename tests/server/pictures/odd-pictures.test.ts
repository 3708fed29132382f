import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadPicture } from '#schemas/api/staff-pictures.ts';
import { openPictureStore } from '../setup/open-picture-store.ts';

const { app, owner, bytesOf } = await openPictureStore();

async function stored(payload: Buffer, more: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures',
    headers: { ...owner, 'content-type': 'application/octet-stream', ...more },
    payload,
  });
  expect(reply.statusCode).toBe(201);
  return uploadPicture.reply.parse(reply.json()).data;
}

const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } });

/** A chunk of a PNG: its length, its name, what is in it, and a sum over both. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The first picture with a second frame behind it, as an animated PNG has it. */
async function animatedPng(first: Buffer, second: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(first).metadata();
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
    return bytes;
  };
  const frame = (turn: number) =>
    chunk(
      'fcTL',
      Buffer.concat([numbers(turn, width, height, 0, 0), Buffer.from('000a000a0000', 'hex')]),
    );
  const dataOf = (png: Buffer) => {
    const begin = png.indexOf('IDAT');
    return png.subarray(begin + 4, begin + 4 + png.readUInt32BE(begin - 4));
  };
  const head = first.indexOf('IDAT') - 4;
  return Buffer.concat([
    first.subarray(0, head),
    chunk('acTL', numbers(2, 0)),
    frame(0),
    chunk('IDAT', dataOf(first)),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), dataOf(second)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test('that moves as WebP or PNG keeps its first frame too', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const [red, blue] = [await frame('#ff0000'), await frame('#0000ff')];
    const webp = await sharp([red, blue], { join: { animated: true } })
      .webp({ delay: [100, 100], lossless: true })
      .toBuffer();
    expect((await sharp(webp).metadata()).pages).toBe(2);
    for (const file of [webp, await animatedPng(red, blue)]) {
      const { url, width, height } = await stored(file);
      expect([width, height]).toEqual([40, 30]);
      const bytes = await bytesOf(url);
      expect((await sharp(bytes).metadata()).pages).toBeUndefined();
      const { dominant } = await sharp(bytes).stats();
      expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
    }
  });

  test('in the colours of a printer is told in those of a screen', async () => {
    const print = await scene(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { url } = await stored(print);
    const { space, channels } = await sharp(await bytesOf(url)).metadata();
    expect([space, channels]).toEqual(['srgb', 3]);
  });

  test('of one pixel is one', async () => {
    expect(await stored(await scene(1, 1).png().toBuffer())).toMatchObject({ width: 1, height: 1 });
  });

  test('in grey, in 16 bits or with a palette is one too', async () => {
    const files = [
      await scene(20, 20).greyscale().toColourspace('b-w').png().toBuffer(),
      await scene(20, 20).toColourspace('rgb16').png().toBuffer(),
      await scene(20, 20).png({ palette: true, colours: 2 }).toBuffer(),
    ];
    for (const file of files) expect(await stored(file)).toMatchObject({ width: 20, height: 20 });
  });

  test('is called by what is in it, whatever its file was called', async () => {
    const names = [`${'x'.repeat(300)}.png`, '../../etc/passwd', 'a"; filename="b.svg'];
    for (const name of names) {
      const { url } = await stored(await scene(12, 12).png().toBuffer(), {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
      expect(url).toMatch(/^\/media\/\d+\/upload-[0-9a-f]{32}\.v1\.webp$/);
    }
  });
});
