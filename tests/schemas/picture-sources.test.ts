import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPictureName,
  nameDerived,
  pictureFormats,
  pixelsNeeded,
  pictureWidths,
  readDerivedName,
  readPictureAddress,
  sourceSet,
  standInSource,
} from '#schemas/rules/picture-sources.ts';

const widthsIn = (set: string) => set.split(', ').map((part) => part.split(' ')[1]);

test('every width and format has a name of its own, which is read back', () => {
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const derived = { original: 'hero.v1.webp', width, format };
      expect(readDerivedName(nameDerived(derived))).toEqual(derived);
    }
  }
});

test.each([
  ['hero.v1.webp', 'an original'],
  ['hero.v1.webp.w641.avif', 'a width that is not made'],
  ['hero.v1.webp.w0640.avif', 'another spelling of a width'],
  ['hero.v1.webp.w640.png', 'a format that is not made'],
  ['hero.v1.w640.avif', 'no format of the original'],
  ['../hero.v1.webp.w640.avif', 'a path'],
  ['hero.v1.webp.w640.avif.w320.avif', 'what is made of what was made'],
  ['hero.v1.webp.json', 'a note'],
])('%s names nothing to be made: %s', (name) => {
  expect(readDerivedName(name)).toBeNull();
});

test('no text is read as more than it is', () => {
  assert(
    property(string(), (text) => {
      const derived = readDerivedName(text);
      const isExact = derived && nameDerived(derived) === text && isPictureName(derived.original);
      expect(derived === null || isExact).toBe(true);
    }),
  );
});

test.each([
  ['/media/139/hero.v1.webp', { tenantId: 139, name: 'hero.v1.webp' }],
  ['/media/139/menu.svg', null],
  ['/media/139/a/hero.webp', null],
  ['/media/x/hero.webp', null],
  ['https://elsewhere.example/media/139/hero.webp', null],
  ['//elsewhere.example/media/139/hero.webp', null],
  ['', null],
])('the address %j holds %j', (address, picture) => {
  expect(readPictureAddress(address)).toEqual(picture);
});

describe('a set of sources', () => {
  const src = '/media/139/hero.v1.webp';

  test('offers every width where nothing is known', () => {
    expect(widthsIn(sourceSet(src, 'avif'))).toEqual(pictureWidths.map((width) => `${width}w`));
  });

  test('offers nothing wider than the original, and says how wide the last one is', () => {
    const set = sourceSet(src, 'webp', { width: 512 });
    expect(widthsIn(set)).toEqual(['160w', '320w', '480w', '512w']);
    expect(set).toContain(`${src}.w640.webp 512w`);
  });

  test('is one picture where the original is smaller than all', () => {
    expect(sourceSet(src, 'avif', { width: 90 })).toBe(`${src}.w160.avif`);
  });

  test('is all where the original is wider than all', () => {
    expect(widthsIn(sourceSet(src, 'avif', { width: 4000 }))).toHaveLength(pictureWidths.length);
  });

  test('ends with the first that suffices for the widest drawing', () => {
    expect(widthsIn(sourceSet(src, 'avif', { atMost: 216 }))).toEqual(['160w', '320w']);
  });

  test('begins with the first that suffices for the narrowest drawing', () => {
    expect(widthsIn(sourceSet(src, 'avif', { atLeast: 280, atMost: 560 }))).toEqual([
      '320w',
      '480w',
      '640w',
    ]);
    expect(sourceSet(src, 'avif', { atLeast: 380, atMost: 760, width: 300 })).toBe(
      `${src}.w320.avif`,
    );
  });

  test('is one address where one width suffices for all', () => {
    expect(sourceSet(src, 'avif', { atLeast: 72, atMost: 144 })).toBe(`${src}.w160.avif`);
  });
});

test.each([
  [{ atLeast: 72, atMost: 144 }, 160],
  [{ atLeast: 0, atMost: 400 }, 480],
  [{ atLeast: 0, atMost: Infinity }, 1080],
  [{}, 1080],
  [{ width: 512 }, 640],
])('for %j browsers without AVIF have it %d pixels wide', (range, width) => {
  expect(standInSource('/media/139/hero.v1.webp', range)).toBe(
    `/media/139/hero.v1.webp.w${width}.webp`,
  );
});

test.each([
  ['72px', 72, 144],
  ['auto, 72px', 72, 144],
  ['(min-width: 768px) 168px, 96px', 96, 336],
  ['(min-width: 768px) 440px, 100vw', 0, Infinity],
  ['100vw', 0, Infinity],
  ['calc(50vw - 20px)', 0, Infinity],
  ['auto', 0, Infinity],
])('sizes of %j need %d to %d pixels', (sizes, atLeast, atMost) => {
  expect(pixelsNeeded(sizes)).toEqual({ atLeast, atMost });
});
