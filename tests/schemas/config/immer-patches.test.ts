import { expect, test } from 'vitest';
import { changesOfPatches, outermost, settingsOf } from '#schemas/config/immer-patches.ts';

test('patches of settings are changes of the same settings', () => {
  const patches = [
    { op: 'replace' as const, path: ['hero', 'title'], value: 'Mine' },
    { op: 'add' as const, path: ['media', 'hero.image'], value: { alt: '' } },
    { op: 'remove' as const, path: ['sections', 'gallery'] },
  ];
  expect(changesOfPatches(patches, {})).toEqual([
    { path: ['hero', 'title'], value: 'Mine' },
    { path: ['media', 'hero.image'], value: { alt: '' } },
    { path: ['sections', 'gallery'] },
  ]);
});

test('patches that move items of a list are that list, as the document has it', () => {
  const patches = [
    { op: 'replace' as const, path: ['footer', 'links', 'length'], value: 1 },
    { op: 'add' as const, path: ['footer', 'links', 0], value: { label: 'Home' } },
  ];
  const links = [{ label: 'Home' }];
  expect(changesOfPatches(patches, { footer: { links } })).toEqual([
    { path: ['footer', 'links'], value: links },
    { path: ['footer', 'links'], value: links },
  ]);
  expect(settingsOf(patches)).toEqual([['footer', 'links']]);
});

test('a setting of an item is its own, unless its list is changed too', () => {
  const label = { path: ['footer', 'links', 1, 'label'] };
  expect(settingsOf([label])).toEqual([label.path]);
  expect(settingsOf([label, { path: ['footer', 'links', 2] }])).toEqual([['footer', 'links']]);
});

test('of places the outermost are kept, each once', () => {
  expect(outermost([['a', 'b'], ['a', 'b'], ['a'], ['ab'], ['c', 0, 'd']])).toEqual([
    ['a'],
    ['ab'],
    ['c', 0, 'd'],
  ]);
});
