import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { registry, sectionPart, type SectionKind } from '#variants/registry.ts';
import { sampleProps } from '../../stories/sample-props.ts';
import type { Texts } from '../../stories/samples/stretch.ts';
import { draw } from './draw.tsx';

const samples: readonly Texts[] = ['own', 'long', 'empty'];
const designs = Object.entries(registry).flatMap(([kind, parts]) =>
  Object.keys(parts).flatMap((variant) => samples.map((sample) => ({ kind, variant, sample }))),
);

const isKind = (kind: string): kind is SectionKind => Object.hasOwn(registry, kind);

async function drawDesign<K extends SectionKind>(kind: K, variant: string, texts: Texts) {
  const { tenant, props } = sampleProps('tenant139', kind, texts);
  const part = sectionPart(kind, variant);
  await part.preload();
  return draw(<part.Component {...props} />, tenant);
}

/** Levels of the headings in the order of the page. */
const headingLevels = (place: HTMLElement) =>
  [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
  vi.restoreAllMocks();
});

describe.each(designs)('$kind as $variant with $sample texts', ({ kind, variant, sample }) => {
  beforeAll(() => page.viewport(320, 720));

  async function show() {
    if (!isKind(kind)) throw new Error(`${kind} is no section`);
    const drawn = await drawDesign(kind, variant, sample);
    remove = drawn.remove;
    return drawn.place;
  }

  test('draws without a complaint', async () => {
    const complaint = vi.spyOn(console, 'error');
    await show();
    expect(complaint).not.toHaveBeenCalled();
  });

  test('fits a window of 320 px', async () => {
    await show();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('has headings that skip no level', async () => {
    const levels = headingLevels(await show());
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
  });

  test('is clean to axe', async () => {
    const { violations } = await axe.run(await show());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('an unknown design falls back to the first of its section', () => {
  expect(sectionPart('hero', 'of-a-later-version')).toBe(registry.hero['full-bleed']);
  expect(sectionPart('hero', 'constructor')).toBe(registry.hero['full-bleed']);
});
