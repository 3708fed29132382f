import { changesBetween, isSameValue, type ConfigChange } from './changes.ts';

/** A step that names an item of a list by its id, so that it is found when the list was reordered. */
type Anchor = { id: unknown };

/** A change that keeps its place while others change the document, for a later moment. */
export type AnchoredChange = {
  path: (string | number | Anchor)[];
  /** Left out where the setting is taken away. */
  value?: unknown;
  /** What stood there after the change that this one undoes; left out where nothing did. */
  unless?: { value?: unknown };
};

/** What has to change in one document to become the other, with items of lists by their ids. */
export const anchoredBetween = (from: unknown, to: unknown): AnchoredChange[] =>
  changesBetween(from, to).map((change) => ({ ...change, path: anchored(from, change.path) }));

function anchored(document: unknown, path: ConfigChange['path']): AnchoredChange['path'] {
  return path.map((step, depth) => {
    const parent = placeAt(document, path.slice(0, depth)).value;
    if (!Array.isArray(parent)) return step;
    const item: unknown = parent[Number(step)];
    return isItem(item) ? { id: item.id } : step;
  });
}

/** The changes for a document as it is now; those whose item is not in its list any more are gone. */
export function resolved(document: unknown, changes: readonly AnchoredChange[]): ConfigChange[] {
  return changes.flatMap(({ path, unless: _unless, ...change }) => {
    const steps = stepsIn(document, path);
    return steps ? [{ ...change, path: steps }] : [];
  });
}

/** What undoes changes of a document, each only where its value still stands then. */
export const inverseOf = (document: unknown, changes: readonly ConfigChange[]): AnchoredChange[] =>
  changes.map((change) => {
    const before = placeAt(document, change.path);
    return {
      path: anchored(document, change.path),
      ...(before.isThere && { value: before.value }),
      unless: 'value' in change ? { value: change.value } : {},
    };
  });

/** Those inverse changes whose place nobody changed since. */
export const untouched = (
  document: unknown,
  inverse: readonly AnchoredChange[],
): AnchoredChange[] =>
  inverse.filter(({ path, unless = {} }) => {
    const steps = stepsIn(document, path);
    if (!steps) return false;
    const present = placeAt(document, steps);
    return 'value' in unless
      ? present.isThere && isSameValue(present.value, unless.value)
      : !present.isThere;
  });

/**
 * The inverse of changes that were laid over others which ended before them: where it would bring
 * back one of those, it brings back what was there before both.
 */
export const handedOn = (
  ended: readonly AnchoredChange[],
  inverse: readonly AnchoredChange[],
): AnchoredChange[] =>
  inverse.map((change) => {
    const { value: _value, ...place } = change;
    const brought = 'value' in change ? { value: change.value } : {};
    const below = ended.find(
      ({ path, unless }) => isSameValue(path, change.path) && isSameValue(unless, brought),
    );
    if (!below) return change;
    return { ...place, ...('value' in below && { value: below.value }) };
  });

function stepsIn(document: unknown, path: AnchoredChange['path']): (string | number)[] | null {
  const steps: (string | number)[] = [];
  for (const step of path) {
    if (typeof step !== 'object') {
      steps.push(step);
      continue;
    }
    const list = placeAt(document, steps).value;
    const index = Array.isArray(list)
      ? list.findIndex((item: unknown) => isItem(item) && isSameValue(item.id, step.id))
      : -1;
    if (index === -1) return null;
    steps.push(index);
  }
  return steps;
}

const isItem = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'id');

function placeAt(
  document: unknown,
  path: ConfigChange['path'],
): { isThere: boolean; value: unknown } {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
      return { isThere: false, value: undefined };
    }
    value = Reflect.get(value, step);
  }
  return { isThere: true, value };
}
