import * as fc from 'fast-check';
import { applyPatches, enablePatches, produceWithPatches, type Draft } from 'immer';
import { describe, expect, it } from 'vitest';
import {
  copySection,
  dropSection,
  insertSection,
  maxSections,
  orderOf,
  placeSection,
  setHidden,
} from '#editor/core/sections/section-changes.ts';
import { homeKinds, isBaseSection, sectionPath } from '#schemas/config/home-kinds.ts';
import { pictureAt } from '#schemas/config/picture-at.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { draws } from '../../draws.ts';

enablePatches();

const plain = siteConfigSchema.parse({});
const change = (config: SiteConfig, recipe: (draft: Draft<SiteConfig>) => void) =>
  produceWithPatches(config, (draft) => void recipe(draft));

/** A site whose gallery has a picture with a description and a key that nobody knows. */
function withGallery(): SiteConfig {
  const gallery = {
    type: 'gallery',
    variant: 'strip',
    title: 'By the water',
    pictures: [{ id: 'a', image: '/media/1/a.webp' }],
    fromLater: { kept: true },
  };
  return readSiteConfig({
    ...plain,
    sections: { ...plain.sections, gallery },
    layout: { home: [...plain.layout.home, { id: 'gallery', hidden: true }] },
    media: {
      'sections.gallery.pictures.a': { focusX: 0.2, focusY: 0.9, alt: 'The terrace' },
      'hero.backgroundImage': { focusX: 0.1, focusY: 0.5, alt: 'Pizza' },
    },
  }).config;
}

type Step =
  | { act: 'insert'; kind: (typeof homeKinds)[number]; at: number }
  | { act: 'place'; at: number; to: number }
  | { act: 'hide'; at: number; hidden: boolean }
  | { act: 'copy' | 'drop'; at: number };

const at = fc.nat(40);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('insert' as const), kind: fc.constantFrom(...homeKinds), at }),
  fc.record({ act: fc.constant('place' as const), at, to: fc.integer({ min: -2, max: 60 }) }),
  fc.record({ act: fc.constant('hide' as const), at, hidden: fc.boolean() }),
  fc.record({ act: fc.constantFrom('copy' as const, 'drop' as const), at }),
);

function take(draft: Draft<SiteConfig>, step: Step): void {
  const order = orderOf(draft);
  const id = order[step.at % order.length]?.id ?? 'hero';
  if (step.act === 'insert') insertSection(draft, step.kind, id);
  if (step.act === 'place') placeSection(draft, id, step.to);
  if (step.act === 'hide') setHidden(draft, id, step.hidden);
  if (step.act === 'copy') copySection(draft, id);
  if (step.act === 'drop') dropSection(draft, id);
}

describe('whatever is done with the sections', () => {
  it('the document stays valid, each section is placed once, and undoing restores it exactly', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let config = withGallery();
        const undo: { before: SiteConfig; inverse: Parameters<typeof applyPatches>[1] }[] = [];
        for (const one of steps) {
          const [next, , inverse] = change(config, (draft) => take(draft, one));
          undo.push({ before: config, inverse });
          config = next;
          expect(siteConfigSchema.safeParse(config).error).toBeUndefined();
          const ids = config.layout.home.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => !kindOfSection(config, id))).toEqual([]);
        }
        for (const { before, inverse } of undo.toReversed()) {
          config = applyPatches(config, inverse);
          expect(config).toEqual(before);
        }
      }),
      { numRuns: draws(60) },
    );
  });

  it('one of 25 sections moves in a patch of less than 2 KB', () => {
    const [config] = change(plain, (draft) => {
      while (orderOf(draft).length < 25) insertSection(draft, 'gallery', null);
    });
    const [next, patches] = change(config, (draft) => placeSection(draft, 'hero', 20));
    expect(next.layout.home[20]?.id).toBe('hero');
    expect(patches).toHaveLength(1);
    expect(JSON.stringify(patches).length).toBeLessThan(2048);
  });
});

describe('a section that is added', () => {
  it('stands behind the one in hand, with its defaults, under a name that nothing has', () => {
    let id: string | null = null;
    const [config] = change(withGallery(), (draft) => {
      id = insertSection(draft, 'gallery', 'hero');
    });
    expect(id).toBe('gallery2');
    expect(config.layout.home.slice(0, 2)).toEqual([
      { id: 'hero', hidden: false },
      { id: 'gallery2', hidden: false },
    ]);
    expect(config.sections['gallery2']).toMatchObject({ type: 'gallery', pictures: [] });
  });

  it('is refused where the page is full', () => {
    const [config] = change(plain, (draft) => {
      while (insertSection(draft, 'about', null));
    });
    expect(config.layout.home).toHaveLength(maxSections);
    expect(siteConfigSchema.safeParse(config).success).toBe(true);
  });
});

describe('a section that is duplicated', () => {
  it('takes its settings, unknown ones too, and what is known of its pictures', () => {
    const before = withGallery();
    const [config] = change(before, (draft) => copySection(draft, 'gallery'));
    expect(config.sections['gallery2']).toEqual(before.sections['gallery']);
    expect(pictureAt(config, 'sections.gallery2.pictures.a', '/x')).toMatchObject({
      alt: 'The terrace',
      focus: { x: 0.2, y: 0.9 },
    });
  });

  it('of the specification becomes a further one of its kind', () => {
    const bases = orderOf(plain).filter(({ id }) => isBaseSection(id));
    for (const { id } of bases) {
      const [config] = change(withGallery(), (draft) => copySection(draft, id));
      expect(config.sections[`${id}2`]?.type).toBe(id);
      const places = config.layout.home.map((entry) => entry.id);
      expect(places.indexOf(`${id}2`)).toBe(places.indexOf(id) + 1);
    }
    const [config] = change(withGallery(), (draft) => copySection(draft, 'hero'));
    expect(config.media['sections.hero2.backgroundImage']?.alt).toBe('Pizza');
  });
});

describe('a section that is removed', () => {
  it('goes with its place, its settings and its pictures', () => {
    const [config] = change(withGallery(), (draft) => dropSection(draft, 'gallery'));
    expect(config.sections['gallery']).toBeUndefined();
    expect(config.layout.home.map(({ id }) => id)).not.toContain('gallery');
    expect(Object.keys(config.media)).toEqual(['hero.backgroundImage']);
  });

  it('stays where it is one of the specification’s own', () => {
    const [config, patches] = change(plain, (draft) => dropSection(draft, 'hero'));
    expect(config).toBe(plain);
    expect(patches).toEqual([]);
    expect(sectionPath('hero')).toBe('hero');
  });

  it('of a kind that nobody here knows goes with its data, and comes back by undoing', () => {
    const carousel = { type: 'carousel', slides: [1] };
    const { config: start } = readSiteConfig({
      sections: { carousel },
      layout: { home: [{ id: 'hero' }, { id: 'carousel' }] },
    });
    const [config, , inverse] = change(start, (draft) => dropSection(draft, 'carousel'));
    expect(JSON.stringify(config)).not.toContain('carousel');
    expect(applyPatches(config, inverse)).toEqual(start);
  });
});
