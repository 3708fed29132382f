import { isRecord } from '../is-record.ts';
import { contentAt, positionOf, type ChangePath, type Content } from './content-at.ts';

/**
 * The one format for what differs (docs/decisions/020): a setting with its new value, or without
 * one where it is taken away.
 */
export type ConfigChange = { path: ChangePath; value?: unknown };

/** Deep equality of JSON values; parts that two documents share cost nothing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key], b[key]))
  );
}

/**
 * What has to change in one document to become the other, setting by setting: objects are compared
 * key by key, lists item by item while they hold the same items (by `id`) in the same order, and
 * whole where they do not. Applied to `from` the changes give `to`.
 */
export function changesBetween(from: unknown, to: unknown, path: ChangePath = []): ConfigChange[] {
  if (Object.is(from, to)) return [];
  if (isRecord(from) && isRecord(to)) {
    // What both share is passed by before anything is made for it: this runs with every key typed.
    const kept = Object.keys(to)
      .filter((key) => !Object.is(from[key], to[key]) || !Object.hasOwn(from, key))
      .flatMap((key) =>
        Object.hasOwn(from, key)
          ? changesBetween(from[key], to[key], [...path, key])
          : [{ path: [...path, key], value: to[key] }],
      );
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    return [...kept, ...gone.map((key) => ({ path: [...path, key] }))];
  }
  if (Array.isArray(from) && Array.isArray(to) && holdSameItems(from, to)) {
    return to.flatMap((item, index) => changesBetween(from[index], item, [...path, index]));
  }
  return isSameValue(from, to) ? [] : [{ path, value: to }];
}

function holdSameItems(from: readonly unknown[], to: readonly unknown[]): boolean {
  return (
    from.length === to.length &&
    from.every((item, index) => {
      const other = to[index];
      return isRecord(item) && isRecord(other) && 'id' in item && item.id === other.id;
    })
  );
}

/** Names that would reach what an object inherits. */
const barred: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** The same place with items of lists by their position in a document, as a schema names places. */
export const positioned = (document: unknown, path: ChangePath): ChangePath =>
  path.map((step, depth) => {
    const { value: list } = contentAt(document, path.slice(0, depth));
    return Array.isArray(list) ? positionOf(list, step) : step;
  });

export const isSameContent = (a: Content, b: Content): boolean =>
  'value' in a === 'value' in b && isSameValue(a.value, b.value);

/**
 * The document with the changes made; those whose place is gone are left out and returned. Neither
 * the document nor the changes are touched. The result is of the document's type as far as the
 * changes are: what comes from outside is read again afterwards (read-site-config.ts).
 */
export function applyChanges<T>(
  document: T,
  changes: readonly ConfigChange[],
): { document: T; missed: ConfigChange[] };
export function applyChanges(
  document: unknown,
  changes: readonly ConfigChange[],
): { document: unknown; missed: ConfigChange[] } {
  const missed: ConfigChange[] = [];
  const own: Own = new WeakSet();
  let present = document;
  for (const change of changes) {
    const next = changedAt(present, change.path, change, own);
    if (next === nowhere) missed.push(change);
    else present = next;
  }
  return { document: present, missed };
}

/** Copies made on the way: each part is copied once, however many changes reach into it. */
type Own = WeakSet<object>;

const nowhere = Symbol('nowhere');

function changedAt(parent: unknown, path: ChangePath, change: ConfigChange, own: Own): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return 'value' in change ? change.value : nowhere;
  if (Array.isArray(parent)) {
    const position = positionOf(parent, step);
    if (!Object.hasOwn(parent, position)) return nowhere;
    const item = changedAt(parent[position], rest, change, own);
    if (item === nowhere) return nowhere;
    const copy: unknown[] = own.has(parent) ? parent : [...parent];
    own.add(copy);
    copy[position] = item;
    return copy;
  }
  if (!isRecord(parent) || barred.has(step)) return nowhere;
  const key = String(step);
  const isRemoval = rest.length === 0 && !('value' in change);
  if (rest.length > 0 && !Object.hasOwn(parent, key)) return nowhere;
  const value = isRemoval ? undefined : changedAt(parent[key], rest, change, own);
  if (value === nowhere) return nowhere;
  const copy = own.has(parent) ? parent : { ...parent };
  own.add(copy);
  if (isRemoval) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** One of them contains the other, or they are the same place. */
export function isOverlapping(a: ChangePath, b: ChangePath): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((step, index) => String(step) === String(b[index]));
}

/** A place that both sides changed, each otherwise. */
export type ConfigConflict = { path: ChangePath; mine: unknown; theirs: unknown };

/**
 * Two documents that grew from the same one brought together: a place that only one side changed
 * is that side's; places that both changed otherwise keep `theirs` and are returned.
 */
export function mergeDocuments<T>({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', T>): {
  merged: T;
  conflicts: ConfigConflict[];
} {
  const theirChanges = changesBetween(base, theirs);
  const conflicts = new Map<string, ConfigConflict>();
  const free: ConfigChange[] = [];
  for (const change of changesBetween(base, mine)) {
    const rival = theirChanges.find(({ path }) => isOverlapping(path, change.path));
    if (!rival) {
      free.push(change);
      continue;
    }
    const path = rival.path.length < change.path.length ? rival.path : change.path;
    const conflict = { path, mine: valueAt(mine, path), theirs: valueAt(theirs, path) };
    if (!isSameValue(conflict.mine, conflict.theirs)) conflicts.set(path.join('.'), conflict);
  }
  return { merged: applyChanges(theirs, free).document, conflicts: [...conflicts.values()] };
}

const valueAt = (document: unknown, path: ChangePath): unknown => contentAt(document, path).value;
