import { describe, expect, test } from 'vitest';
import { flatShapeOf } from '#tests/fixtures/flat-shape.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { ownChanges, withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import { forgetUnknownDesign, unknownDesign } from '#schemas/config/unknown-design.ts';

const site = siteConfigSchema.parse({});
const name = 'Parallax  2040/é';

const places = [
  ['hero', { hero: { variant: name } }, 'full-bleed'],
  ['footer', { footer: { variant: name } }, 'columns'],
  ['topOfferBanner', { topOfferBanner: { variant: name } }, 'bar'],
  ['general.mobileApp', { general: { mobileApp: { variant: name } } }, 'phone-frame'],
  ['sections.walls', { sections: { walls: { type: 'gallery', variant: name } } }, 'grid'],
] as const;

const sectionAt = (document: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (at instanceof Object ? Reflect.get(at, step) : null), document);

describe('a design that is not known', () => {
  test.each(places)('at %s is drawn as usual, told, and its name kept', (path, stored, usual) => {
    const { config, problems } = readSiteConfig(stored);
    expect(problems).toEqual([
      {
        path: `${path}.variant`,
        message: 'This design is not known here.',
        value: name,
        isKept: true,
      },
    ]);
    expect(sectionAt(config, path)).toMatchObject({ variant: usual });
    expect(unknownDesign(sectionAt(config, path))).toBe(name);
    expect(siteConfigSchema.safeParse(config).success).toBe(true);
  });

  test.each(places)('at %s stays so through as many readings as there are', (path, stored) => {
    const { config } = readSiteConfig(stored);
    const again = readSiteConfig(JSON.parse(JSON.stringify(config)));
    expect(again).toEqual({ config, problems: [], isFromFuture: false });
    expect(unknownDesign(sectionAt(again.config, path))).toBe(name);
  });

  test('is a warning before publishing, and stands in the way of nothing', () => {
    const found = checkForPublishing(readSiteConfig({ hero: { variant: name } }).config);
    expect(found.filter(({ path }) => path === 'hero.variant')).toMatchObject([
      { level: 'warning', code: 'unknown_design' },
    ]);
  });

  test('comes back to its section in a program that knows it', () => {
    const stored = { hero: { variant: 'full-bleed', unknownVariant: 'collage' } };
    const { config } = readSiteConfig(stored);
    expect(config.hero.variant).toBe('collage');
    expect(config.hero).not.toHaveProperty('unknownVariant');
  });

  test('is forgotten once another design is chosen, be it the usual one', () => {
    const { config } = readSiteConfig({ hero: { variant: name } });
    const other = { ...config, hero: { ...config.hero, variant: 'split' as const } };
    expect(unknownDesign(other.hero)).toBeNull();
    expect(readSiteConfig(other).config.hero).not.toHaveProperty('unknownVariant');
    forgetUnknownDesign(config.hero);
    expect(unknownDesign(config.hero)).toBeNull();
    expect(config.hero.variant).toBe('full-bleed');
  });

  test('comes back in the flat shape exactly as it was read', () => {
    const flat = flatShapeOf(readSiteConfig({ hero: { variant: name } }).config);
    expect(flat).toMatchObject({ hero: { variant: name } });
    expect(flat['hero']).not.toHaveProperty('unknownVariant');
  });

  test('of one restaurant alone stays that restaurant’s', () => {
    const { config } = withOverrides(site, { 'hero/variant': name });
    expect(unknownDesign(config.hero)).toBe(name);
    expect(applyChanges(site, ownChanges(site, config)).document).toEqual(config);
  });

  test.each([7, null, '', {}, ['split']])('that is no name at all (%j) is no loss', (variant) => {
    const { config } = readSiteConfig({ hero: { variant } });
    expect(config.hero.variant).toBe('full-bleed');
    expect(unknownDesign(config.hero)).toBeNull();
  });
});
