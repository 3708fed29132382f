import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { applyChanges, isSameContent, isSameValue } from '#schemas/config/changes.ts';
import { contentAt, type ChangePath } from '#schemas/config/content-at.ts';
import { inverseOf, type ReversibleChange } from '#schemas/config/reversible-changes.ts';

/** Something that stays as it is, for it was changed again since; '' where it has no name any more. */
type Left = { path: ChangePath; name: string };

/** A menu without some changes. */
export type TakenBack = {
  menu: MenuDocument;
  left: readonly Left[];
  /** Whether anything could be taken back. */
  isAny: boolean;
};

/**
 * The present menu without changes that were made of it before; where nothing was changed since, that
 * is the menu of before. Lists of dishes, groups and categories are merged, so that what was added to
 * them since stays. What was changed again since stays as it is, with what it needs: a dish its
 * groups and its category. Pure.
 */
export function takeBack(present: MenuDocument, changes: readonly ReversibleChange[]): TakenBack {
  const fits: ReversibleChange[] = [];
  const left: Left[] = [];
  for (const change of inverseOf(changes)) {
    const now = contentAt(present, change.path);
    const fitting = isSameContent(now, change.before) ? change : merged(change, now.value);
    if (fitting) fits.push(fitting);
    else left.push({ path: change.path, name: nameAt(present, change.path) });
  }
  const { menu, needed } = withWhatIsNeeded(present, applyChanges(present, fits).document, left);
  const whole = withoutDangling(menu);
  return {
    menu: whole,
    left: once([...left, ...needed]),
    isAny: fits.length > 0 && !isSameValue(whole, present),
  };
}

/** Of several places of one entry the first. */
function once(left: readonly Left[]): Left[] {
  const entries = new Map<string, Left>();
  for (const one of left) {
    const entry = one.path.slice(0, 2).join('.');
    if (!entries.has(entry)) entries.set(entry, one);
  }
  return [...entries.values()];
}

function nameAt(menu: MenuDocument, path: ChangePath): string {
  const { value } = contentAt(menu, [...path.slice(0, 2), 'name']);
  return typeof value === 'string' ? value : '';
}

const lists: ReadonlySet<unknown> = new Set([
  'category_ids',
  'combo_ids',
  'half_set_ids',
  'dish_ids',
  'group_ids',
]);

/** A change of a list of keys that was changed again since, made of both; null: it is no such list. */
function merged(change: ReversibleChange, now: unknown): ReversibleChange | null {
  const put = keysOf(change.before.value);
  const back = keysOf(change.value);
  const present = keysOf(now);
  if (!lists.has(change.path.at(-1)) || !put || !back || !present) return null;
  return { ...change, value: mergeKeys({ put, back, present }) };
}

const keysOf = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one): one is string => typeof one === 'string')
    ? value
    : null;

/** The list of before without what was taken from it since, and with what was added, at its place. */
function mergeKeys({ put, back, present }: Record<'put' | 'back' | 'present', string[]>): string[] {
  const keys = back.filter((key) => present.includes(key) || !put.includes(key));
  for (const [place, key] of present.entries()) {
    if (put.includes(key) || keys.includes(key)) continue;
    const before = present.slice(0, place).findLast((one) => keys.includes(one));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

type Needing = { menu: MenuDocument; needed: Left[] };

/** Brings back what was taken off and what stays asks for, or stands in. */
function withWhatIsNeeded(
  present: MenuDocument,
  taken: MenuDocument,
  left: readonly Left[],
): Needing {
  const menu = {
    ...taken,
    dishes: { ...taken.dishes },
    categories: { ...taken.categories },
    groups: { ...taken.groups },
  };
  const needed: Left[] = [];
  const offers = [...Object.values(menu.combos), ...Object.values(menu.half_sets)];
  const offered = [
    ...Object.values(menu.combos).flatMap(({ steps }) =>
      steps.flatMap(({ choices }) => choices.map(({ dish_id }) => dish_id)),
    ),
    ...Object.values(menu.half_sets).flatMap(({ dish_ids }) => dish_ids),
  ];
  const staying = new Set<unknown>(left.map(({ path }) => path[1]));
  for (const key of offered) {
    const dish = present.dishes[key];
    if (menu.dishes[key] || !dish) continue;
    menu.dishes[key] = dish;
    staying.add(key);
    needed.push({ path: ['dishes', key], name: dish.name });
  }
  for (const [key, category] of Object.entries(present.categories)) {
    const holds =
      category.dish_ids.some((dish) => staying.has(dish) && menu.dishes[dish]) ||
      offers.some(({ category_id }) => category_id === key);
    if (menu.categories[key] || !holds) continue;
    menu.categories[key] = category;
    needed.push({ path: ['categories', key], name: category.name });
  }
  const asked = [
    ...Object.values(menu.dishes),
    ...Object.values(menu.groups).flatMap(({ options }) => options),
  ].flatMap(({ group_ids }) => group_ids);
  // What is brought back is asked for by what it asks in turn.
  for (const key of asked) {
    const group = present.groups[key];
    if (menu.groups[key] || !group) continue;
    menu.groups[key] = group;
    needed.push({ path: ['groups', key], name: group.name });
    asked.push(...group.options.flatMap(({ group_ids }) => group_ids));
  }
  return { menu, needed };
}

/** The menu without keys of what is not on it. */
function withoutDangling(menu: MenuDocument): MenuDocument {
  const { categories, combos, dishes, groups, half_sets: halfSets } = menu;
  const askingKnown = <T extends { group_ids: string[] }>(one: T): T =>
    one.group_ids.every((key) => groups[key])
      ? one
      : { ...one, group_ids: one.group_ids.filter((key) => groups[key]) };
  return {
    ...menu,
    category_ids: orderOf(menu.category_ids, categories),
    combo_ids: orderOf(menu.combo_ids, combos),
    half_set_ids: orderOf(menu.half_set_ids, halfSets),
    categories: mapEntries(categories, (category) => ({
      ...category,
      dish_ids: category.dish_ids.filter((key) => dishes[key]),
    })),
    dishes: mapEntries(dishes, askingKnown),
    groups: mapEntries(groups, (group) => ({
      ...group,
      options: group.options.map(askingKnown),
    })),
  };
}

/** An order of just the entries that there are. */
function orderOf(order: readonly string[], entries: Readonly<Record<string, unknown>>): string[] {
  const known = order.filter((key) => entries[key]);
  return [...known, ...Object.keys(entries).filter((key) => !known.includes(key))];
}

const mapEntries = <T>(
  entries: Readonly<Record<string, T>>,
  map: (entry: T) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, map(entry)]));
