import { isSameValue } from '#schemas/config/changes.ts';

/** A dish, category or group that differs; `before` null: new or back, `after` null: taken off. */
export type EntryChange<T> = { key: string; before: T | null; after: T | null };

type Entries<T> = Readonly<Record<string, T>>;

/** What differs between two menus of one kind, entry by entry. */
export function entryChanges<T>(before: Entries<T>, after: Entries<T>): EntryChange<T>[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const change = { key, before: before[key] ?? null, after: after[key] ?? null };
    return isSameValue(change.before, change.after) ? [] : [change];
  });
}
