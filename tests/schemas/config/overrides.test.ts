import { expect, test } from 'vitest';
import { applyChanges } from '#schemas/config/changes.ts';
import {
  changeOfOverrides,
  isLocked,
  ownChanges,
  settingKey,
  withOverrides,
  type Overrides,
} from '#schemas/config/overrides.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';

const site = siteConfigSchema.parse({
  media: { 'hero.backgroundImage': { alt: 'The harbour' } },
});
const own = {
  ...site,
  hero: { ...site.hero, title: 'Newtown' },
  media: siteConfigSchema.parse({ media: { 'hero.backgroundImage': { alt: 'King Street' } } })
    .media,
  layout: { home: site.layout.home.toReversed() },
};

/** A restaurant's changes as they are stored. */
const overridesBetween = (site: SiteConfig, own: SiteConfig): Overrides =>
  applyChanges<Overrides>({}, ownChanges(site, own).map(changeOfOverrides)).document;

test('what a restaurant has otherwise is kept by setting, lists whole', () => {
  const overrides = overridesBetween(site, own);
  expect(overrides).toEqual({
    'hero/title': 'Newtown',
    'media/hero.backgroundImage/alt': 'King Street',
    'layout/home': own.layout.home,
  });
  expect(withOverrides(site, overrides)).toEqual({ config: own, problems: [] });
});

test('a changed item of a list overrides the list', () => {
  const [first, ...rest] = site.features.items;
  if (!first) throw new Error('the defaults have features');
  const items = [{ ...first, title: 'Open late' }, ...rest];
  const overrides = overridesBetween(site, { ...site, features: { ...site.features, items } });
  expect(overrides).toEqual({ 'features/items': items });
});

test('what the site has and the restaurant has not stays', () => {
  const { bestSellers: _gone, ...sections } = site.sections;
  expect(overridesBetween(site, { ...site, sections })).toEqual({});
});

test('without overrides the site is the same object', () => {
  expect(withOverrides(site, {}).config).toBe(site);
});

test('an override without a place, or with a value that cannot stand, is left out and told', () => {
  const { config, problems } = withOverrides(site, {
    'sections/gone/title': 'Nobody',
    'colors/primary': 'red; background: url(//evil.example)',
    'hero/title': 'Newtown',
  });
  expect(config).toEqual({ ...site, hero: { ...site.hero, title: 'Newtown' } });
  expect(problems.map(({ path }) => path)).toEqual(['sections.gone.title', 'colors.primary']);
});

test.each([
  ['colors', 'colors/primary', true],
  ['colors/primary', 'colors/primary', true],
  ['colors/primary', 'colors', true],
  ['colors/primary', 'colors/text', false],
  ['hero/title', 'hero/titleSize', false],
])('a lock on %s and the setting %s: %s', (lock, key, locked) => {
  expect(isLocked([lock], key)).toBe(locked);
  expect(settingKey(key.split('/'))).toBe(key);
});

test.each([
  [['hero'], 'media/hero.backgroundImage', true],
  [['hero'], 'media/hero.backgroundImage/alt', true],
  [['hero/backgroundImage'], 'media/hero.backgroundImage', true],
  [['hero/title'], 'media/hero.backgroundImage', false],
  [['sections/about'], 'media/sections.about.image', true],
  [['features/items'], 'media/features.items.a1', true],
  [['media'], 'media/hero.backgroundImage', true],
  [['colors'], 'media/hero.backgroundImage', false],
  [['hero'], 'media', true],
  [[], 'media', false],
])('where %j is locked, %s is: %s', (locks, key, locked) => {
  expect(isLocked(locks, key)).toBe(locked);
});
