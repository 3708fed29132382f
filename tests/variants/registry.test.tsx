import { expect, test } from 'vitest';
import { registry, sectionPart } from '#variants/sections/registry.ts';

// That each design draws in each look is what its stories are tested for (tests/stories).
const storyFiles = Object.keys(import.meta.glob('../../stories/sections/*.stories.tsx'));
const kebab = (kind: string) => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('every kind of section has its story file, and no file is left of one that is gone', () => {
  const expected = Object.keys(registry).map(
    (kind) => `../../stories/sections/${kebab(kind)}.stories.tsx`,
  );
  expect(storyFiles.toSorted()).toEqual(expected.toSorted());
});

test('an unknown design falls back to the first of its section', () => {
  expect(sectionPart('hero', 'of-a-later-version')).toBe(registry.hero['full-bleed']);
  expect(sectionPart('hero', 'constructor')).toBe(registry.hero['full-bleed']);
});
