import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, changesBetween } from '#schemas/config/changes.ts';
import { changesToStored, leftOutOf } from '#schemas/config/left-out.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { draws } from '../../draws.ts';

const point = (id: string, title: string) => ({ id, title, description: '', icon: 'leaf' });
const broken = [{ title: 7, later: { deep: [1] } }, 'words', { id: 'x', icon: 'hologram' }, null];

/** What is stored after an edit of what was read, as the server makes it. */
function afterEdit(stored: object, edit: (config: SiteConfig) => void): unknown {
  const { config } = readSiteConfig(stored);
  const next = structuredClone(config);
  edit(next);
  const changes = changesToStored(changesBetween(config, next), next, leftOutOf(stored, config));
  const { document, missed } = applyChanges(stored, changes);
  expect(missed).toEqual([]);
  return document;
}

test('a change by its place meets the item that was meant, and none is lost', () => {
  const items = [broken[0], point('a', 'A'), broken[2], point('b', 'B')];
  const document = afterEdit({ features: { items } }, (config) => {
    const [, second] = config.features.items;
    if (second) second.title = 'Mine';
  });
  expect(document).toMatchObject({
    features: { items: [broken[0], point('a', 'A'), broken[2], point('b', 'Mine')] },
  });
});

test('a list that is put in order or emptied keeps what could not be read', () => {
  const stored = { features: { items: [point('a', 'A'), broken[1], point('b', 'B')] } };
  const turned = afterEdit(stored, (config) => {
    config.features.items = config.features.items.toReversed();
  });
  expect(turned).toMatchObject({
    features: { items: [{ id: 'b' }, broken[1], { id: 'a' }] },
  });
  const emptied = afterEdit(stored, (config) => void (config.features.items = []));
  expect(emptied).toEqual({ features: { items: [broken[1]] } });
});

test('what is written above the list keeps it too', () => {
  const stored = { sections: { walls: { type: 'gallery', pictures: [broken[0], { id: 'a' }] } } };
  const { config } = readSiteConfig(stored);
  const changes = changesToStored(
    [{ path: ['sections', 'walls'], value: config.sections['walls'] }],
    config,
    leftOutOf(stored, config),
  );
  expect(changes).toMatchObject([{ value: { pictures: [broken[0], { id: 'a' }] } }]);
});

test('where all can be read, changes stay as small as they are', () => {
  const stored = { features: { items: [point('a', 'A')] } };
  const { config } = readSiteConfig(stored);
  expect(leftOutOf(stored, config)).toEqual([]);
  const change = { path: ['features', 'items', 0, 'title'], value: 'B' };
  expect(changesToStored([change], config, [])).toEqual([change]);
});

const entry = record({ isBroken: constantFrom(true, false), title: string({ maxLength: 8 }) });

test('whatever cannot be read, and whatever is edited, the rest is as it was', () => {
  assert(
    property(array(entry, { maxLength: 8 }), integer({ min: 0, max: 7 }), (entries, which) => {
      const items = entries.map(({ isBroken, title }, at) =>
        isBroken ? broken[at % broken.length] : point(`p${at}`, title),
      );
      const stored = { features: { items } };
      const { config } = readSiteConfig(stored);
      const target = config.features.items[which];
      const document = afterEdit(stored, (draft) => {
        const item = draft.features.items[which];
        if (item) item.title = 'Edited';
      });
      const meant = items.map((item) =>
        target && item instanceof Object && 'id' in item && item.id === target.id
          ? { ...item, title: 'Edited' }
          : item,
      );
      expect(document).toEqual({ features: { items: meant } });
    }),
    { numRuns: draws(500) },
  );
});
