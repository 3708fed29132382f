import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flatShapeOf } from '#tests/fixtures/flat-shape.ts';
import { migrateSiteConfig } from '#schemas/config/migrate.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, siteConfigVersion } from '#schemas/config/site.ts';

const folder = new URL('../../fixtures/config/', import.meta.url);
const fixture = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

test('each released version has a fixture', () => {
  const names = readdirSync(folder).filter((name) => /^version-\d+\.json$/.test(name));
  const released = Array.from(
    { length: siteConfigVersion - 1 },
    (_, at) => `version-${at + 1}.json`,
  );
  expect(names.toSorted()).toEqual(released);
});

test('version 1: what it said is kept, and sections that came later follow hidden', () => {
  const { config, problems, isFromFuture } = readSiteConfig(fixture('version-1.json'));
  expect(config.schemaVersion).toBe(siteConfigVersion);
  expect(config.general.businessShortName).toBe('Forno Pomo');
  expect(config.layout.home).toEqual([
    { id: 'menu', hidden: false },
    { id: 'hero', hidden: true },
    { id: 'categories', hidden: false },
    { id: 'bestSellers', hidden: true },
    { id: 'freshAdditions', hidden: true },
  ]);
  expect(Object.keys(config.sections)).toEqual(['bestSellers', 'freshAdditions']);
  expect(config).toMatchObject({ later: { kept: true } });
  expect(problems).toEqual([
    {
      path: 'hero.variant',
      message: 'This design is not known here.',
      value: 'from-a-later-version',
      isKept: true,
    },
  ]);
  expect(isFromFuture).toBe(false);
});

test('migrating does not change what it is given, and a second time changes nothing', () => {
  const stored = fixture('version-1.json');
  const before = structuredClone(stored);
  const once = migrateSiteConfig(stored);
  expect(stored).toEqual(before);
  expect(migrateSiteConfig(once)).toEqual(once);
});

test('a document of a later program is read, said to be so and not migrated', () => {
  const stored = { schemaVersion: siteConfigVersion + 1, hero: { title: 'Ours' }, comes: 'later' };
  const { config, isFromFuture } = readSiteConfig(stored);
  expect(isFromFuture).toBe(true);
  expect(config).toMatchObject(stored);
});

test("the specification's flat shape comes back exactly as it was read", () => {
  const flat = fixture('flat-shape.json');
  const { config, problems } = readSiteConfig(flat);
  expect(problems).toEqual([]);
  expect(flatShapeOf(config)).toEqual(flat);
});

test('the flat shape of the defaults has every field of the specification and no other', () => {
  const keysOf = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, child]) =>
          keysOf(child, path ? `${path}.${key}` : key),
        )
      : [path];
  expect(keysOf(flatShapeOf(siteConfigSchema.parse({}))).toSorted()).toEqual(
    keysOf(fixture('flat-shape.json')).toSorted(),
  );
});
