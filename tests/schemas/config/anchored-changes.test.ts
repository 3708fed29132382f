import { describe, expect, test } from 'vitest';
import {
  anchoredBetween,
  handedOn,
  inverseOf,
  resolved,
  untouched,
} from '#schemas/config/anchored-changes.ts';
import { applyChanges } from '#schemas/config/changes.ts';

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
const changes = anchoredBetween(before, after);

test('changes name items by their ids', () => {
  expect(changes).toContainEqual({ path: ['items', { id: 'b' }, 'words'], value: 'Half price' });
  expect(changes).toContainEqual({ path: ['items', { id: 'b' }, 'tags'], value: ['y'] });
});

test('in the same document they are what they were', () => {
  expect(applyChanges(before, resolved(before, changes)).document).toEqual(after);
});

test('they find their item where the list was turned round, and are gone where it is', () => {
  const turned = { ...before, items: before.items.toReversed() };
  expect(applyChanges(turned, resolved(turned, changes)).document).toEqual({
    ...after,
    items: after.items.toReversed(),
  });
  const shorter = { ...before, items: before.items.slice(0, 1) };
  expect(applyChanges(shorter, resolved(shorter, changes)).document).toEqual({
    ...shorter,
    title: 'Sale',
    badge: 'New',
  });
});

describe('what undoes them', () => {
  const inverse = inverseOf(before, resolved(before, changes));
  const undo = (document: object) =>
    applyChanges(document, resolved(document, untouched(document, inverse))).document;

  test('gives back what stood there, and takes away what did not', () => {
    expect(undo(after)).toEqual(before);
  });

  test('leaves alone what somebody changed since', () => {
    expect(undo({ ...after, title: 'Sale!', badge: undefined })).toEqual({
      ...before,
      title: 'Sale!',
      badge: undefined,
    });
  });

  test('leaves alone what is there again after it was taken away', () => {
    const taken = inverseOf(before, [{ path: ['title'] }]);
    expect(untouched({ items: [] }, taken)).toHaveLength(1);
    expect(untouched({ items: [], title: 'Back' }, taken)).toEqual([]);
  });
});

test('what was laid over a change that ended goes back to what was below both', () => {
  const soup = { path: ['title'], value: 'Soup' };
  const bread = { path: ['title'], value: 'Bread' };
  const ofSoup = inverseOf(before, [soup]);
  const ofBread = inverseOf({ ...before, title: 'Soup' }, [bread]);
  expect(handedOn(ofSoup, ofBread)).toEqual([
    { path: ['title'], value: 'Hello', unless: { value: 'Bread' } },
  ]);
  const elsewhere = inverseOf(before, [{ path: ['badge'], value: 'New' }]);
  expect(handedOn(ofSoup, elsewhere)).toEqual(elsewhere);
});
