import type { FieldValues, Path } from 'react-hook-form';
import { isRecord } from '#schemas/is-record.ts';

/** Settings as the server has them. */
export type SavedSettings<V> = {
  values: V;
  /** Grows with each change; a save names the one that it was made from. */
  revision: number;
};

/** What a setting is called and how it is read, where somebody else changed it meanwhile. */
export type SettingText<V extends FieldValues> = {
  key: keyof V & Path<V>;
  label: string;
  /** Its value in words; '' where it is empty. */
  text(values: V): string;
};

/** What somebody else changed between two revisions, beside what was changed here. */
export type Difference<V extends FieldValues> = {
  setting: SettingText<V>;
  /** It was changed here too, to something else. */
  isBoth: boolean;
};

/** Whether two hold the same of a setting, in whatever order their fields came. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  canonical(one) === canonical(other);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

type Sides<V> = {
  /** What the form was begun from. */
  base: V;
  /** What is saved now. */
  theirs: V;
  /** What stands in the form. */
  mine: V;
};

/** What they changed, in the order of the page; what both made the same is none. */
export function differencesOf<V extends FieldValues>(
  settings: readonly SettingText<V>[],
  { base, theirs, mine }: Sides<V>,
): Difference<V>[] {
  return settings.flatMap((setting) => {
    const { key } = setting;
    if (isSameValue(base[key], theirs[key]) || isSameValue(mine[key], theirs[key])) return [];
    return [{ setting, isBoth: !isSameValue(base[key], mine[key]) }];
  });
}

/** The form's values with theirs where only they changed something: a save then loses nothing. */
export function mergedValues<V extends FieldValues>(
  settings: readonly SettingText<V>[],
  { base, theirs, mine }: Sides<V>,
): V {
  return settings.reduce(
    (merged, { key }) =>
      isSameValue(base[key], mine[key]) ? { ...merged, [key]: theirs[key] } : merged,
    mine,
  );
}
