import type {
  IndexedGroup,
  IndexedHalfSet,
  IndexedModifier,
} from '#schemas/rules/menu/menu-index.ts';
import {
  groupNamed,
  isAskedOnce,
  isOn,
  modifierNamed,
  type HalvesDraft,
  type Place,
  type Side,
  type Topping,
} from './halves-draft.ts';

export type HalfOption = {
  modifier: IndexedModifier;
  /** Where it can lie. */
  places: readonly Place[];
  topping: Topping | undefined;
};

/** A group of options as both halves ask it together, by its name. */
export type HalvesGroup = {
  group: IndexedGroup;
  /** Where it is asked: on both halves, or by one dish alone. */
  place: Place;
  isAskedOnce: boolean;
  options: readonly HalfOption[];
  /** How many options each half has of it. */
  count: Readonly<Record<Side, number>>;
};

const sides = ['left', 'right'] as const;

/** The groups of both dishes, those they share once. */
export function halvesGroups(draft: HalvesDraft): HalvesGroup[] {
  const { left, right, toppings } = draft;
  const groups = new Map<string, IndexedGroup>();
  for (const group of [...(left?.groups ?? []), ...(right?.groups ?? [])]) {
    if (!groups.has(group.name)) groups.set(group.name, group);
  }
  return [...groups.values()].map((group) => {
    const own = toppings.filter((one) => one.group === group.name);
    const count = (side: Side) =>
      own.filter((one) => isOn(one, side)).reduce((sum, one) => sum + one.choice.quantity, 0);
    return {
      group,
      place: placeOf(sides.filter((side) => groupNamed(draft[side], group.name))),
      isAskedOnce: isAskedOnce(group),
      options: optionsOf(draft, group.name),
      count: { left: count('left'), right: count('right') },
    };
  });
}

const placeOf = (where: readonly Side[]): Place =>
  where.length === 1 && where[0] ? where[0] : 'whole';

function optionsOf(draft: HalvesDraft, group: string): HalfOption[] {
  const modifiers = new Map<string, IndexedModifier>();
  for (const side of sides) {
    for (const modifier of groupNamed(draft[side], group)?.modifiers ?? []) {
      if (!modifiers.has(modifier.name)) modifiers.set(modifier.name, modifier);
    }
  }
  return [...modifiers.values()].map((modifier) => {
    const where = sides.filter((side) => modifierNamed(draft[side], group, modifier.name));
    const isBoth = where.length === 2;
    const places: Place[] = isBoth
      ? modifier.isWholeOnly
        ? ['whole']
        : ['left', 'whole', 'right']
      : [...where];
    const topping = draft.toppings.find(
      (one) => one.group === group && one.modifier === modifier.name,
    );
    return { modifier, places, topping };
  });
}

export type HalvesAttribute = {
  name: string;
  isRequired: boolean;
  /** Of either dish: where a problem of it is found. */
  attributeIds: readonly number[];
  /** Names with the ids of both dishes' values. */
  values: readonly { name: string; ids: readonly number[]; isSoldOut: boolean }[];
};

/** What is chosen once for the whole, such as its size: values that every half offers (rule R32). */
export function halvesAttributes(
  { left, right }: HalvesDraft,
  { excludedValues }: Pick<IndexedHalfSet, 'excludedValues'>,
): HalvesAttribute[] {
  const dishes = [left, right].filter((dish) => dish !== null);
  const names = new Set(
    dishes.flatMap(({ configurations }) => configurations.map((one) => one.attribute.display_name)),
  );
  return [...names].map((name) => {
    const offered = dishes.flatMap(({ configurations }) =>
      configurations.filter((one) => one.attribute.display_name === name),
    );
    const [first] = offered;
    const values = (first?.values ?? [])
      .map(({ display_value }) => ({
        name: display_value,
        ids: offered.flatMap((one) =>
          one.values.filter((it) => it.display_value === display_value).map(({ id }) => id),
        ),
        isSoldOut: offered.some((one) =>
          one.values.some((it) => it.display_value === display_value && it.is_sold_out),
        ),
      }))
      .filter((value) => value.ids.length === offered.length)
      .filter((value) => !excludedValues.includes(value.name));
    return {
      name,
      isRequired: offered.some(({ is_required }) => is_required),
      attributeIds: offered.map(({ attribute }) => attribute.id),
      values,
    };
  });
}
