import { isRecord } from '../is-record.ts';
import { isSameValue, type ConfigChange } from './changes.ts';
import { type ChangePath } from './content-at.ts';

/** A list of which reading left items out: where it stands, and what is missing at which place. */
export type LeftOut = {
  path: readonly string[];
  items: readonly { at: number; value: unknown }[];
};

/**
 * What reading a stored document left out of its lists (read-site-config.ts): an item that cannot
 * be read, or that only a later program can. Their places count in what is stored and not in what
 * was read, so a change by its place would meet the neighbour.
 */
export function leftOutOf(
  stored: unknown,
  read: unknown,
  path: readonly string[] = [],
): readonly LeftOut[] {
  if (Array.isArray(stored) && Array.isArray(read)) {
    if (stored.length === read.length) return [];
    let next = 0;
    const items = stored.flatMap((value: unknown, at) => {
      if (next < read.length && isReadAs(value, read[next])) {
        next += 1;
        return [];
      }
      return [{ at, value }];
    });
    return [{ path, items }];
  }
  if (!isRecord(stored) || !isRecord(read)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    Object.hasOwn(read, key) ? leftOutOf(value, read[key], [...path, key]) : [],
  );
}

/** What was read of an item has all that is stored, and defaults besides, but never another id. */
function isReadAs(stored: unknown, read: unknown): boolean {
  if (Array.isArray(stored) && Array.isArray(read)) {
    return stored.length === read.length && stored.every((it, at) => isReadAs(it, read[at]));
  }
  if (!isRecord(stored) || !isRecord(read)) return isSameValue(stored, read);
  if (stored['id'] !== read['id']) return false;
  return Object.entries(stored).every(
    ([key, value]) => Object.hasOwn(read, key) && isReadAs(value, read[key]),
  );
}

/**
 * Changes of what was read as changes of what is stored: one that reaches into a list of which
 * something was left out is that list, whole, with what was left out back in its place.
 */
export function changesToStored(
  changes: readonly ConfigChange[],
  read: unknown,
  leftOut: readonly LeftOut[],
): readonly ConfigChange[] {
  if (leftOut.length === 0) return changes;
  const whole = new Map<string, ConfigChange>();
  for (const change of changes) {
    const list = leftOut.find(({ path }) => isInside(change.path, path));
    const path = list?.path ?? change.path;
    whole.set(JSON.stringify(path), list ? { path, value: valueAt(read, path) } : change);
  }
  return [...whole.values()].map((change) =>
    'value' in change ? { ...change, value: putBack(change.value, change.path, leftOut) } : change,
  );
}

/** A value of what was read with what was left out of its lists. @param path where it stands */
export function putBack(value: unknown, path: ChangePath, leftOut: readonly LeftOut[]): unknown {
  const own = leftOut.find((list) => list.path.length === path.length && isInside(list.path, path));
  if (own && Array.isArray(value)) {
    let all: unknown[] = value;
    for (const item of own.items) all = all.toSpliced(item.at, 0, item.value);
    return all;
  }
  const isAbove = leftOut.some(
    (list) => list.path.length > path.length && isInside(list.path, path),
  );
  if (!isAbove || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, putBack(one, [...path, key], leftOut)]),
  );
}

const isInside = (path: ChangePath, holder: ChangePath): boolean =>
  path.length >= holder.length &&
  holder.every((step, index) => String(step) === String(path[index]));

const valueAt = (root: unknown, path: ChangePath): unknown =>
  path.reduce<unknown>((at, step) => (isRecord(at) ? at[String(step)] : undefined), root);
