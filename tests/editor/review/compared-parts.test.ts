import { describe, expect, it } from 'vitest';
import { alikeParts, comparedParts } from '#editor/review/compare/compared-parts.ts';
import { framedIn, framedText, otherDesign } from '#editor/review/compare/framed-whole.ts';
import { marksOf, namesOf } from '#editor/review/compare/marks-of.ts';
import { orderRows } from '#editor/review/compare/order-rows.ts';
import { differencesBetween } from '#editor/review/differences/differences.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { draftSite, publishedSite } from '#stories/samples/publishing.ts';

const partsOf = (before: SiteConfig, after: SiteConfig) =>
  comparedParts(before, after, differencesBetween(before, after));

const keysOf = (before: SiteConfig, after: SiteConfig) =>
  partsOf(before, after).map(({ key }) => key);

const marksBy = (before: SiteConfig, after: SiteConfig) =>
  Object.fromEntries(partsOf(before, after).map((part) => [part.key, marksOf(part)]));

describe('what two documents have otherwise, by the part of the page', () => {
  it('stands in the order of the page: its look, its order, the sections, the footer', () => {
    expect(keysOf(publishedSite, draftSite)).toEqual([
      'look',
      'layout',
      'hero',
      'features',
      'sections.hours',
      'sections.counter',
      'footer',
    ]);
  });

  it('loses no difference, and tells none twice', () => {
    const described = partsOf(publishedSite, draftSite).flatMap(({ differences }) =>
      differences.map(({ key }) => key),
    );
    const all = differencesBetween(publishedSite, draftSite).map(({ key }) => key);
    expect(described.toSorted()).toEqual(all.toSorted());
  });

  it('says what came, went, was hidden and is shown again', () => {
    const there = marksBy(publishedSite, draftSite);
    expect(there['sections.counter']).toEqual(['Added']);
    expect(there['sections.hours']).toEqual(['Hidden now']);
    expect(there['hero']).toEqual(['Changed']);
    const back = marksBy(draftSite, publishedSite);
    expect(back['sections.counter']).toEqual(['Removed']);
    expect(back['sections.hours']).toEqual(['Shown again']);
  });

  it('puts a removed section where it stood', () => {
    const { hours, ...sections } = publishedSite.sections;
    const home = publishedSite.layout.home.filter(({ id }) => id !== 'hours');
    const without: SiteConfig = {
      ...publishedSite,
      sections,
      layout: { home },
      hero: { ...publishedSite.hero, title: 'Bread' },
      footer: { ...publishedSite.footer, showNewsletter: false },
    };
    expect(hours).toBeDefined();
    expect(keysOf(publishedSite, without)).toEqual(['hero', 'sections.hours', 'footer']);
  });

  it('draws what is said of the business by the footer, and tells the rest in words', () => {
    const after: SiteConfig = {
      ...publishedSite,
      general: { ...publishedSite.general, contactPhone: '1' },
      header: { ...publishedSite.header, height: 90 },
      seo: { ...publishedSite.seo, title: 'Bread' },
    };
    const parts = partsOf(publishedSite, after);
    expect(parts.map(({ key, kind, section }) => [key, kind, section])).toEqual([
      ['header', 'drawn', 'header'],
      ['general', 'drawn', 'footer'],
      ['seo', 'words', 'seo'],
    ]);
  });

  it('names the settings, the first few of many', () => {
    const [look] = partsOf(publishedSite, draftSite);
    expect(look && namesOf(look)).toBe('Primary, Corners');
    const { colors } = publishedSite;
    const black = Object.fromEntries(Object.keys(colors).map((name) => [name, '#000000']));
    const after = { ...draftSite, colors: { ...colors, ...black } };
    const [more] = partsOf(publishedSite, after);
    expect(more && namesOf(more)).toMatch(/ and 1 more$/);
  });

  it('leaves what has only the other look, for whoever wants to see it', () => {
    const parts = partsOf(publishedSite, draftSite);
    const alike = alikeParts(draftSite, parts);
    expect(alike).toContain('categories');
    expect(alike).not.toContain('features');
    expect(alike).not.toContain('footer');
  });

  it('marks in both orders what moved, what came and what is not shown any more', () => {
    const rows = orderRows(draftSite, publishedSite, 'New here');
    const marked = rows.filter(({ what }) => what !== '');
    expect(marked.map(({ id, place, what }) => [id, place, what])).toEqual([
      ['hero', 3, 'Moved'],
      ['counter', 6, 'New here'],
    ]);
    const gone = orderRows(publishedSite, draftSite, 'Not shown any more');
    expect(gone.find(({ id }) => id === 'hours')?.what).toBe('Not shown any more');
  });
});

describe('what is framed and is no words', () => {
  const { features, layout } = publishedSite;
  const framed = (before: SiteConfig, after: SiteConfig) =>
    partsOf(before, after).map((part) => [part.key, framedText(part, after)]);

  it('is told: another design with both names, and another icon', () => {
    const items = features.items.map((item, index) =>
      index === 0 ? { ...item, icon: 'pizza' as const } : item,
    );
    const icons: SiteConfig = { ...publishedSite, features: { ...features, items } };
    expect(framed(publishedSite, icons)).toEqual([
      ['features', ['Another icon is framed where the design draws it.']],
    ]);
    const design: SiteConfig = { ...publishedSite, features: { ...features, variant: 'strip' } };
    const [part] = partsOf(publishedSite, design);
    expect(part && otherDesign(part)?.label).toBe('Design');
    expect(part && framedIn(part)).toBe('whole');
    const both = { ...design, features: { ...design.features, title: 'How else' } };
    expect(partsOf(publishedSite, both).map(framedIn)).toEqual(['all']);
    expect(framed(publishedSite, design)).toEqual([
      [
        'features',
        [
          expect.stringMatching(
            /^Another design: “.+” instead of “.+”\. The whole section is framed\.$/,
          ),
        ],
      ],
    ]);
  });

  it('is told of an icon in a list that has become another one', () => {
    const [first, ...others] = features.items.slice(0, -1);
    if (!first) throw new Error('The sample has points.');
    const items = [{ ...first, icon: 'pizza' as const }, ...others];
    const after: SiteConfig = { ...publishedSite, features: { ...features, items } };
    expect(framed(publishedSite, after)[0]?.[1]).toHaveLength(1);
  });

  it('is nothing where one side is not drawn', () => {
    const home = layout.home.filter(({ id }) => id !== 'features');
    const hidden: SiteConfig = {
      ...publishedSite,
      layout: { home: [...home, { id: 'features', hidden: true }] },
      features: { ...features, variant: 'strip' },
    };
    const part = partsOf(publishedSite, hidden).find(({ key }) => key === 'features');
    expect(part && framedText(part, hidden)).toEqual([]);
  });
});
