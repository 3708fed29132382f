import { isSameContent, isSameValue, type ConfigChange } from './changes.ts';
import { contentAt, type ChangePath, type Content } from './content-at.ts';

/** A change that knows what was there before it, and so can be undone. */
export type ReversibleChange = ConfigChange & { before: Content };

/** What a change puts in its place. */
const contentOf = (change: ConfigChange): Content =>
  'value' in change ? { value: change.value } : {};

/** What one document has at some places otherwise than another, each place as a change. */
export const changesAt = (
  from: unknown,
  to: unknown,
  paths: readonly ChangePath[],
): ReversibleChange[] =>
  paths.flatMap((path) => {
    const [before, after] = [contentAt(from, path), contentAt(to, path)];
    return isSameContent(before, after) ? [] : [{ path, ...after, before }];
  });

/** Changes that are about to be made in a document. */
export const reversible = (
  document: unknown,
  changes: readonly ConfigChange[],
): ReversibleChange[] =>
  changes.map((change) => ({ ...change, before: contentAt(document, change.path) }));

/** What undoes changes; itself undone by the changes again. */
export const inverseOf = (changes: readonly ReversibleChange[]): ReversibleChange[] =>
  changes
    .map((change) => ({ path: change.path, ...change.before, before: contentOf(change) }))
    .toReversed();

/** Those changes whose place has what was there before them: nobody else has changed it since. */
export const fitting = (
  document: unknown,
  changes: readonly ReversibleChange[],
): ReversibleChange[] =>
  changes.filter(({ path, before }) => isSameContent(contentAt(document, path), before));

/**
 * The same changes with items of lists named by their ids, so that they find their place when the
 * list was reordered meanwhile. Items without an id stay at their position.
 */
export const byItemIds = <C extends ConfigChange>(document: unknown, changes: readonly C[]): C[] =>
  changes.map((change) => ({
    ...change,
    path: change.path.map((step, depth) => {
      if (typeof step !== 'number') return step;
      const { value: item } = contentAt(document, change.path.slice(0, depth + 1));
      const isItem = typeof item === 'object' && item !== null && Object.hasOwn(item, 'id');
      return isItem ? String(Reflect.get(item, 'id')) : step;
    }),
  }));

/**
 * The inverse of changes that were made over others which have been undone before them: where it
 * would bring back one of those, it brings back what was there before both.
 */
export const rebaseInverse = (
  undone: readonly ReversibleChange[],
  inverse: readonly ReversibleChange[],
): ReversibleChange[] =>
  inverse.map((change) => {
    const below = undone.find(
      ({ path, before }) =>
        isSameValue(path, change.path) && isSameContent(before, contentOf(change)),
    );
    return below ? { path: change.path, ...contentOf(below), before: change.before } : change;
  });
