import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  changesBetween,
  isOverlapping,
  isSameValue,
  mergeDocuments,
} from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { draws } from '../../draws.ts';

const site = siteConfigSchema.parse({});
const json = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue({ maxDepth: 3 }), {
  maxKeys: 4,
});
/** Lists whose items know who they are. */
const items = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), text: fc.string() }), {
  selector: ({ id }) => id,
  maxLength: 4,
});
const documents = fc.record({ plain: json, items });

describe('changes between two documents', () => {
  it('name each setting that differs', () => {
    const next = {
      ...site,
      colors: { ...site.colors, primary: '#0a7d4f' },
      hero: { ...site.hero, title: 'Bread' },
    };
    expect(changesBetween(site, next)).toEqual([
      { path: ['colors', 'primary'], value: '#0a7d4f' },
      { path: ['hero', 'title'], value: 'Bread' },
    ]);
  });

  it('go into lists that hold the same items, and take a changed list whole', () => {
    const one = {
      list: [
        { id: 1, text: 'a' },
        { id: 2, text: 'b' },
      ],
    };
    const typed = {
      list: [
        { id: 1, text: 'a' },
        { id: 2, text: 'c' },
      ],
    };
    const moved = {
      list: [
        { id: 2, text: 'b' },
        { id: 1, text: 'a' },
      ],
    };
    expect(changesBetween(one, typed)).toEqual([{ path: ['list', 1, 'text'], value: 'c' }]);
    expect(changesBetween(one, moved)).toEqual([{ path: ['list'], value: moved.list }]);
  });

  it('make the other document of the one, whatever both are', () => {
    fc.assert(
      fc.property(documents, documents, (from, to) => {
        const { document, missed } = applyChanges(from, changesBetween(from, to));
        expect(document).toEqual(to);
        expect(missed).toEqual([]);
      }),
    );
  });

  it('are none exactly where the documents are the same', () => {
    fc.assert(
      fc.property(documents, documents, (from, to) => {
        expect(changesBetween(from, to).length === 0).toBe(isSameValue(from, to));
        expect(changesBetween(from, structuredClone(from))).toEqual([]);
      }),
    );
  });

  it('leave out what has no place any more, and tell it', () => {
    const lost = { path: ['sections', 'gone', 'title'], value: 'Nobody' };
    const { document, missed } = applyChanges(site, [
      lost,
      { path: ['hero', 'title'], value: 'A' },
    ]);
    expect(missed).toEqual([lost]);
    expect(document).toEqual({ ...site, hero: { ...site.hero, title: 'A' } });
  });

  it('find an item of a list by its id, wherever it is', () => {
    const list = [
      { id: 'a', text: 'One' },
      { id: 'b', text: 'Two' },
    ];
    const change = { path: ['list', 'b', 'text'], value: 'Second' };
    const gone = { path: ['list', 'c', 'text'], value: 'Third' };
    expect(applyChanges({ list: list.toReversed() }, [change, gone])).toEqual({
      document: { list: [{ id: 'b', text: 'Second' }, list[0]] },
      missed: [gone],
    });
    expect(contentAt({ list }, ['list', 'b', 'text'])).toEqual({ value: 'Two' });
    expect(contentAt({ list }, ['list', 'c'])).toEqual({});
  });

  it('never reach what an object inherits', () => {
    const evil = ['__proto__', 'constructor', 'prototype'].map((step) => ({
      path: [step, 'polluted'],
      value: true,
    }));
    const { document, missed } = applyChanges({ plain: {} }, evil);
    expect(missed).toEqual(evil);
    expect(document).toEqual({ plain: {} });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('two documents that grew from one', () => {
  const base = { title: 'Pizza', text: 'Since 1950', colors: { primary: '#111', text: '#222' } };

  it('come together where each changed something else', () => {
    const mine = { ...base, title: 'Bread' };
    const theirs = { ...base, colors: { ...base.colors, primary: '#333' } };
    expect(mergeDocuments({ base, mine, theirs })).toEqual({
      merged: { ...theirs, title: 'Bread' },
      conflicts: [],
    });
  });

  it('ask where both changed the same setting otherwise, and keep theirs meanwhile', () => {
    const { merged, conflicts } = mergeDocuments({
      base,
      mine: { ...base, title: 'Bread', text: 'Since 1951' },
      theirs: { ...base, title: 'Pasta' },
    });
    expect(merged).toEqual({ ...base, title: 'Pasta', text: 'Since 1951' });
    expect(conflicts).toEqual([{ path: ['title'], mine: 'Bread', theirs: 'Pasta' }]);
  });

  it('do not ask where both made the same change', () => {
    const both = { ...base, title: 'Bread' };
    expect(mergeDocuments({ base, mine: both, theirs: { ...both } })).toEqual({
      merged: both,
      conflicts: [],
    });
  });

  it('ask about the whole where one took away what the other changed', () => {
    const { colors: _gone, ...theirs } = base;
    const mine = { ...base, colors: { ...base.colors, primary: '#333' } };
    expect(mergeDocuments({ base, mine, theirs }).conflicts).toEqual([
      { path: ['colors'], mine: mine.colors, theirs: undefined },
    ]);
  });

  it('lose no change that is not in dispute', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const { merged, conflicts } = mergeDocuments({ base, mine, theirs });
        const inDispute = (path: readonly (string | number)[]) =>
          conflicts.some((conflict) => isOverlapping(conflict.path, path));
        const lostOfMine = changesBetween(merged, mine).filter(({ path }) =>
          changesBetween(base, mine).some((change) => isOverlapping(change.path, path)),
        );
        const lostOfTheirs = changesBetween(merged, theirs).filter(({ path }) =>
          changesBetween(base, theirs).some((change) => isOverlapping(change.path, path)),
        );
        expect(lostOfMine.filter(({ path }) => !inDispute(path))).toEqual([]);
        expect(lostOfTheirs.filter(({ path }) => !inDispute(path))).toEqual([]);
      }),
      { numRuns: draws(500) },
    );
  });

  it('are the same whoever is asked first, where nothing is in dispute', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const one = mergeDocuments({ base, mine, theirs });
        const other = mergeDocuments({ base, mine: theirs, theirs: mine });
        const paths = ({ conflicts }: typeof one) => conflicts.map(({ path }) => path.join('.'));
        expect(paths(one).toSorted()).toEqual(paths(other).toSorted());
        const settled = ({ merged, conflicts }: typeof one) =>
          conflicts.length === 0 ? merged : null;
        expect(settled(one)).toEqual(settled(other));
      }),
      { numRuns: draws(500) },
    );
  });

  it('take both sides whole, in any order, where each edits its own settings', () => {
    const leaves = [
      ...Object.keys(site.colors).map((name) => ['colors', name]),
      ...['title', 'subtitle', 'ctaText'].map((name) => ['hero', name]),
      ...['title', 'description'].map((name) => ['seo', name]),
    ];
    const shares = fc.array(fc.tuple(fc.constantFrom('mine', 'theirs', 'nobody'), fc.string()), {
      minLength: leaves.length,
      maxLength: leaves.length,
    });
    fc.assert(
      fc.property(shares, (each) => {
        const edits = (who: string) =>
          each.flatMap(([share, value], index) =>
            share === who ? [{ path: leaves[index] ?? [], value }] : [],
          );
        const after = (...changes: ReturnType<typeof edits>) =>
          applyChanges(site, changes).document;
        const [mine, theirs] = [after(...edits('mine')), after(...edits('theirs'))];
        const both = { merged: after(...edits('mine'), ...edits('theirs')), conflicts: [] };
        expect(mergeDocuments({ base: site, mine, theirs })).toEqual(both);
        expect(mergeDocuments({ base: site, mine: theirs, theirs: mine })).toEqual(both);
      }),
    );
  });
});

it('thousands of changes touch neither what they are made on nor each other', () => {
  const value = { kept: [{ id: 1 }] };
  const deep = { a: { list: [{ id: 1, text: 'x' }] }, gone: 1 };
  const before = structuredClone(deep);
  const { document } = applyChanges(deep, [
    { path: ['new'], value },
    { path: ['new', 'kept', 0, 'id'], value: 2 },
    { path: ['a', 'list', 0, 'text'], value: 'y' },
    { path: ['a', 'list', 0, 'more'], value: true },
    { path: ['gone'] },
    ...Array.from({ length: 5000 }, (_, index) => ({ path: [`k${index}`], value: index })),
  ]);
  expect(deep).toEqual(before);
  expect(value).toEqual({ kept: [{ id: 1 }] });
  expect(document).toMatchObject({
    a: { list: [{ id: 1, text: 'y', more: true }] },
    new: { kept: [{ id: 2 }] },
    k4999: 4999,
  });
  expect(document).not.toHaveProperty('gone');
});
