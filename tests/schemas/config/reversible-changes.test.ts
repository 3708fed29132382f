import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, changesBetween } from '#schemas/config/changes.ts';
import {
  byItemIds,
  changesAt,
  fitting,
  inverseOf,
  rebaseInverse,
  reversible,
} from '#schemas/config/reversible-changes.ts';

const before = {
  title: 'Hello',
  items: [
    { id: 'a', words: 'One', tags: ['x'] },
    { id: 'b', words: 'Two', tags: [] },
  ],
};
const after = {
  title: 'Sale',
  badge: 'New',
  items: [before.items[0], { id: 'b', words: 'Half price', tags: ['y'] }],
};
const changes = byItemIds(before, changesBetween(before, after));
const made = (document: object, all = changes): object => applyChanges(document, all).document;

test('changes name items by their ids', () => {
  expect(changes).toContainEqual({ path: ['items', 'b', 'words'], value: 'Half price' });
  expect(changes).toContainEqual({ path: ['items', 'b', 'tags'], value: ['y'] });
});

test('items that have no id stay at their position', () => {
  const links = { links: [{ label: 'Home' }, { label: 'Menu' }] };
  const change = { path: ['links', 1, 'label'], value: 'Our menu' };
  expect(byItemIds(links, [change])).toEqual([change]);
});

test('in the same document they are what they were', () => {
  expect(made(before)).toEqual(after);
});

test('they find their item where the list was turned round, and are gone where it is', () => {
  const turned = { ...before, items: before.items.toReversed() };
  expect(made(turned)).toEqual({ ...after, items: after.items.toReversed() });
  const shorter = { ...before, items: before.items.slice(0, 1) };
  expect(applyChanges<object>(shorter, changes)).toEqual({
    document: { ...shorter, title: 'Sale', badge: 'New' },
    missed: changes.filter(({ path }) => path[1] === 'b'),
  });
});

describe('what undoes them', () => {
  const inverse = inverseOf(reversible(before, changes));
  const undo = (document: object) => made(document, fitting(document, inverse));

  test('gives back what was there, and takes away what was not', () => {
    expect(undo(after)).toEqual(before);
  });

  test('is undone by the changes again', () => {
    expect(inverseOf(inverse)).toEqual(reversible(before, changes));
  });

  test('leaves alone what somebody changed since', () => {
    expect(undo({ ...after, title: 'Sale!', badge: undefined })).toEqual({
      ...before,
      title: 'Sale!',
      badge: undefined,
    });
  });

  test('leaves alone what is there again after it was taken away', () => {
    const taken = inverseOf(reversible(before, [{ path: ['title'] }]));
    expect(fitting({ items: [] }, taken)).toHaveLength(1);
    expect(fitting({ items: [], title: 'Back' }, taken)).toEqual([]);
  });

  test('leads back exactly, whatever the two documents are', () => {
    const documents = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue());
    fc.assert(
      fc.property(documents, documents, (from, to) => {
        const there = reversible(from, changesBetween(from, to));
        expect(applyChanges(to, inverseOf(there)).document).toEqual(from);
      }),
    );
  });
});

test('what two documents have at some places is told of those alone, and only where it differs', () => {
  expect(changesAt(before, after, [['title'], ['badge'], ['items', 0]])).toEqual([
    { path: ['title'], value: 'Sale', before: { value: 'Hello' } },
    { path: ['badge'], value: 'New', before: {} },
  ]);
});

test('what was made over a change that was undone goes back to what was below both', () => {
  const soup = { path: ['title'], value: 'Soup' };
  const bread = { path: ['title'], value: 'Bread' };
  const ofSoup = inverseOf(reversible(before, [soup]));
  const ofBread = inverseOf(reversible({ ...before, title: 'Soup' }, [bread]));
  expect(rebaseInverse(ofSoup, ofBread)).toEqual([
    { path: ['title'], value: 'Hello', before: { value: 'Bread' } },
  ]);
  const elsewhere = inverseOf(reversible(before, [{ path: ['badge'], value: 'New' }]));
  expect(rebaseInverse(ofSoup, elsewhere)).toEqual(elsewhere);
});
