import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesBetween, mergeDocuments } from '#schemas/config/changes.ts';
import { ownChanges, settingKey, withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, siteConfigVersion } from '#schemas/config/site.ts';
import { whenSchema } from '#schemas/config/when.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/config/${name}`, import.meta.url), 'utf8'));
const lunch = whenSchema.parse({
  times: [{ days: [1, 2, 3, 4, 5], from: '11:00', to: '15:00' }],
  devices: ['tablet', 'computer'],
});
const usual = siteConfigSchema.parse({});
const withRule = {
  ...usual,
  layout: {
    home: usual.layout.home.map((entry) =>
      entry.id === 'features' ? { ...entry, when: lunch } : entry,
    ),
  },
};

describe('a document from before sections had rules', () => {
  it.each(['version-1.json', 'flat-shape.json'])('%s reads without one', (name) => {
    const { config } = readSiteConfig(fixture(name));
    expect(config.layout.home.filter((entry) => 'when' in entry)).toEqual([]);
  });

  it('of this version stays as it is, byte for byte', () => {
    const stored = JSON.stringify({ ...usual, schemaVersion: siteConfigVersion });
    expect(JSON.stringify(readSiteConfig(JSON.parse(stored)).config)).toBe(stored);
  });
});

describe('a rule in a document', () => {
  it('is read as it was written', () => {
    const { config, problems } = readSiteConfig(JSON.parse(JSON.stringify(withRule)));
    expect(problems).toEqual([]);
    expect(config).toEqual(withRule);
  });

  it('says the rest by itself', () => {
    const stored = { layout: { home: [{ id: 'menu', when: { devices: ['phone'] } }] } };
    expect(readSiteConfig(stored).config.layout.home[0]?.when).toEqual({
      times: [],
      from: '',
      until: '',
      devices: ['phone'],
      orderTypes: [],
    });
  });

  it.each([
    ['a device that nobody knows', { devices: ['watch'] }],
    ['half a time', { times: [{ days: [1], from: '11:00' }] }],
    ['a weekday that is none', { times: [{ days: [8], from: '11:00', to: '12:00' }] }],
    ['a day that is none', { until: 'Christmas' }],
    ['no rule at all', 'always'],
  ])('with %s is told, and its section waits outside the page', (_name, when) => {
    const { config, problems } = readSiteConfig({
      schemaVersion: siteConfigVersion,
      layout: { home: [{ id: 'hero' }, { id: 'menu', when }] },
    });
    expect(problems.map(({ path }) => path.startsWith('layout.home.1.when'))).toEqual([true]);
    expect(config.layout.home).toEqual([{ id: 'hero', hidden: false }]);
  });

  it('is one change of its section, and merges with a change of another one', () => {
    const place = ['layout', 'home', 1, 'when'];
    expect(changesBetween(usual, withRule)).toEqual([{ path: place, value: lunch }]);
    expect(changesBetween(withRule, usual)).toEqual([{ path: place }]);
    const hidden = {
      ...usual,
      layout: {
        home: usual.layout.home.map((entry) =>
          entry.id === 'hero' ? { ...entry, hidden: true } : entry,
        ),
      },
    };
    const { merged, conflicts } = mergeDocuments({ base: usual, mine: withRule, theirs: hidden });
    expect(conflicts).toEqual([]);
    expect(changesBetween(hidden, merged)).toEqual([{ path: place, value: lunch }]);
  });

  it('may be one restaurant’s own', () => {
    const changes = ownChanges(usual, withRule);
    expect(changes.map(({ path }) => settingKey(path))).toEqual(['layout/home']);
    const overrides = { 'layout/home': changes[0]?.value };
    expect(withOverrides(usual, overrides)).toEqual({ config: withRule, problems: [] });
  });
});
