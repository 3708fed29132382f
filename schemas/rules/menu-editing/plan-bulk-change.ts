import { mostCategoryDishes, type EditedDish, type MenuDocument } from '../../api/menu-document.ts';
import { isSameValue } from '../../config/changes.ts';
import type { PriceRefusal } from './change-price.ts';
import {
  withDishPrices,
  withOptionPrices,
  type PriceChange,
  type PriceLine,
} from './price-changes.ts';
import { reachesOthers } from './reaches-others.ts';

/** What is done with many dishes at once. */
export type BulkChange =
  | ({ kind: 'prices' } & PriceChange)
  | { kind: 'tax'; taxClassId: number | null }
  | { kind: 'mark'; field: 'diets' | 'allergens'; mark: string; isAdded: boolean }
  | { kind: 'group'; key: string; isAdded: boolean }
  | { kind: 'category'; key: string };

/** Why a dish is left as it is although it was selected. */
export type BulkRefusal =
  | PriceRefusal
  /** Other restaurants sell it too, and only the owner may change it for them. */
  | 'shared_dish'
  | 'too_many_marks'
  | 'too_many_groups'
  | 'category_full';

/** What of a dish differs: prices in the major unit, or keys and words for the page to name. */
export type BulkLine = PriceLine | { what: 'value'; before: BulkValue; after: BulkValue };
type BulkValue =
  | { taxClassId: number | null }
  | { marks: string[] }
  | { groups: string[] }
  | { categories: string[] };

type PlannedDish = { key: string; name: string; lines: readonly BulkLine[] };

/** A bulk change before it is made: what it would do to each dish, and the menu that it would give. */
export type BulkPlan = {
  menu: MenuDocument;
  changed: readonly PlannedDish[];
  unchanged: readonly { key: string; name: string }[];
  refused: readonly { key: string; name: string; reason: BulkRefusal }[];
  /** Groups whose options change with them, and dishes that ask them although none of the selected. */
  groups: readonly {
    key: string;
    name: string;
    lines: readonly PriceLine[];
    alsoAskedBy: string[];
  }[];
  /** How many of the changed dishes other restaurants sell too, where the change reaches them. */
  sharedCount: number;
};

type Context = {
  currency: string;
  /** Dishes that other restaurants sell, too. */
  shared: readonly string[];
  /** Whether the change may reach other restaurants. */
  isOwner: boolean;
};

/** What fits on a dish and in a category (schemas/api/menu-document.ts). */
const mostMarks = 20;
const mostGroups = 30;

/** Plans a change of the selected dishes; nothing of the menu that it begins with is touched. */
export function planBulkChange(
  menu: MenuDocument,
  selected: ReadonlySet<string>,
  change: BulkChange,
  { currency, shared, isOwner }: Context,
): BulkPlan {
  const isShared = new Set(shared);
  const listed = Object.entries(menu.dishes).filter(([key]) => selected.has(key));
  const changed: PlannedDish[] = [];
  const unchanged: { key: string; name: string }[] = [];
  const refused: { key: string; name: string; reason: BulkRefusal }[] = [];
  const dishes = { ...menu.dishes };
  const placed = change.kind === 'category' ? placesOf(menu, change.key) : null;
  const next = (key: string, dish: EditedDish): Next =>
    change.kind === 'category'
      ? (placed?.move(key) ?? { lines: [] })
      : changeDish(dish, change, currency);
  let sharedCount = 0;
  for (const [key, dish] of listed) {
    const { name } = dish;
    const own = next(key, dish);
    if (typeof own === 'string') {
      refused.push({ key, name, reason: own });
      continue;
    }
    if (own.lines.length === 0) {
      unchanged.push({ key, name });
      continue;
    }
    const after = own.dish ?? dish;
    const isReaching = isShared.has(key) && reachesOthers({ before: dish, after });
    if (isReaching && !isOwner) {
      refused.push({ key, name, reason: 'shared_dish' });
      continue;
    }
    if (isReaching) sharedCount += 1;
    dishes[key] = after;
    changed.push({ key, name, lines: own.lines });
  }
  const keys = new Set(changed.map(({ key }) => key));
  const groups =
    change.kind === 'prices' && change.hasOptions
      ? changeGroups(menu, { keys: selectedWithout(selected, refused), change, currency })
      : [];
  return {
    menu: {
      ...menu,
      dishes,
      ...(placed && { categories: placed.categories(keys) }),
      ...(groups.length > 0 && {
        groups: {
          ...menu.groups,
          ...Object.fromEntries(groups.map(({ key, group }) => [key, group])),
        },
      }),
    },
    changed,
    unchanged,
    refused,
    groups: groups.map(({ group: _group, ...told }) => told),
    sharedCount,
  };
}

const selectedWithout = (
  selected: ReadonlySet<string>,
  refused: readonly { key: string }[],
): ReadonlySet<string> => {
  const left = new Set(selected);
  for (const { key } of refused) left.delete(key);
  return left;
};

type Next = { dish?: EditedDish; lines: readonly BulkLine[] } | BulkRefusal;

function changeDish(
  dish: EditedDish,
  change: Exclude<BulkChange, { kind: 'category' }>,
  currency: string,
): Next {
  if (change.kind === 'prices') {
    const next = withDishPrices(dish, change, currency);
    return typeof next === 'string' ? next : { dish: next.value, lines: next.lines };
  }
  if (change.kind === 'tax') {
    const { taxClassId } = change;
    if (dish.tax_class_id === taxClassId) return { lines: [] };
    return {
      dish: { ...dish, tax_class_id: taxClassId },
      lines: [{ what: 'value', before: { taxClassId: dish.tax_class_id }, after: { taxClassId } }],
    };
  }
  if (change.kind === 'group') {
    const { key, isAdded } = change;
    const before = dish.group_ids;
    if (before.includes(key) === isAdded) return { lines: [] };
    const groups = isAdded ? [...before, key] : before.filter((one) => one !== key);
    if (groups.length > mostGroups) return 'too_many_groups';
    return {
      dish: { ...dish, group_ids: groups },
      lines: [{ what: 'value', before: { groups: before }, after: { groups } }],
    };
  }
  const { field, mark, isAdded } = change;
  const before = dish[field];
  if (before.includes(mark) === isAdded) return { lines: [] };
  const marks = isAdded ? [...before, mark] : before.filter((one) => one !== mark);
  if (marks.length > mostMarks) return 'too_many_marks';
  return {
    dish: { ...dish, [field]: marks },
    lines: [{ what: 'value', before: { marks: before }, after: { marks } }],
  };
}

/** Moves dishes into one category, behind those that it has, and out of all others. */
function placesOf(menu: MenuDocument, target: string) {
  let room = mostCategoryDishes - (menu.categories[target]?.dish_ids.length ?? 0);
  return {
    move(dish: string): Next {
      const categories = menu.category_ids.filter((key) =>
        menu.categories[key]?.dish_ids.includes(dish),
      );
      const after = [target];
      if (isSameValue(categories, after)) return { lines: [] };
      if (!categories.includes(target)) {
        if (room === 0) return 'category_full';
        room -= 1;
      }
      return { lines: [{ what: 'value', before: { categories }, after: { categories: after } }] };
    },
    categories: (moved: ReadonlySet<string>): MenuDocument['categories'] =>
      Object.fromEntries(
        Object.entries(menu.categories).map(([key, category]) => {
          const present = category.dish_ids;
          const dish_ids =
            key === target
              ? [...present, ...[...moved].filter((dish) => !present.includes(dish))]
              : present.filter((dish) => !moved.has(dish));
          return [key, isSameValue(dish_ids, present) ? category : { ...category, dish_ids }];
        }),
      ),
  };
}

type GroupInput = { keys: ReadonlySet<string>; change: PriceChange; currency: string };

function changeGroups(menu: MenuDocument, { keys, change, currency }: GroupInput) {
  const asked = new Set<string>();
  for (const key of keys) askedGroups(menu, menu.dishes[key]?.group_ids ?? [], asked);
  const others = Object.entries(menu.dishes).filter(([key]) => !keys.has(key));
  return [...asked].flatMap((key) => {
    const before = menu.groups[key];
    if (!before) return [];
    const { value: group, lines } = withOptionPrices(before, change, currency);
    if (lines.length === 0) return [];
    const alsoAskedBy = others.flatMap(([, dish]) =>
      askedGroups(menu, dish.group_ids, new Set()).has(key) ? dish.name : [],
    );
    return [{ key, name: group.name, lines, alsoAskedBy, group }];
  });
}

/** Adds the groups and all that their options ask in turn. */
function askedGroups(
  menu: MenuDocument,
  keys: readonly string[],
  found: Set<string>,
): ReadonlySet<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    for (const { group_ids } of menu.groups[key]?.options ?? [])
      askedGroups(menu, group_ids, found);
  }
  return found;
}
