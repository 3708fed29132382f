import { describe, expect, it } from 'vitest';
import { firstLook } from '#schemas/rules/pictures/first-look.ts';
import { readPictureHeader } from '#schemas/rules/pictures/picture-header.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const four = (number: number) => [
  number >>> 24,
  (number >> 16) & 255,
  (number >> 8) & 255,
  number & 255,
];

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 10], four(13), 'IHDR', four(width), four(height), four(0));
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  'JFIF',
  Array.from({ length: 10 }, () => 0),
  [0xff, 0xc2, 0, 17, 8, 0x04, 0x38, 0x07, 0x80, 3, 0, 0],
);
const webp = bytes('RIFF', four(0), 'WEBPVP8X', four(0), four(0), [0x7f, 7, 0], [0x37, 4, 0]);
const avif = bytes(four(28), 'ftypavif', four(0), 'avifmif1miaf');

describe('the first bytes of a file', () => {
  it.each([
    ['PNG', png(640, 480), { kind: 'png', width: 640, height: 480 }],
    ['JPEG', jpeg, { kind: 'jpeg', width: 1920, height: 1080 }],
    ['WebP', webp, { kind: 'webp', width: 1920, height: 1080 }],
    ['AVIF', avif, { kind: 'avif', width: null, height: null }],
    ['GIF', bytes('GIF89a', [64, 1, 200, 0]), { kind: 'gif', width: 320, height: 200 }],
    ['HEIC', bytes(four(24), 'ftypheic', four(0), 'mif1heic'), { kind: 'heic' }],
    ['SVG', bytes('<?xml version="1.0"?><svg/>'), { kind: 'svg' }],
    ['text', bytes('hello'), { kind: 'unknown' }],
    ['nothing', bytes(''), { kind: 'unknown' }],
  ])('tell a %s', (_, file, header) => {
    expect(readPictureHeader(file)).toEqual(header);
  });
});

describe('a first look', () => {
  it.each([
    ['a drawing named .png', new File([bytes('<svg onload="x"/>')], 'a.png'), /SVG drawings/],
    ['a page', new File([bytes('<html>')], 'a.jpg', { type: 'image/jpeg' }), /not a picture/],
    ['20,000 pixels', new File([png(20_000, 10)], 'a.png'), /20000 × 10 pixels/],
    ['30 MB', new File([png(10, 10), new Uint8Array(30 * 1024 * 1024)], 'a.png'), /has 31 MB/],
  ])('refuses %s', async (_, file, words) => {
    expect(await firstLook(file)).toMatch(words);
  });

  it('lets a picture through, whatever it is called', async () => {
    expect(await firstLook(new File([png(640, 480)], 'a.txt', { type: 'text/plain' }))).toBeNull();
  });
});
