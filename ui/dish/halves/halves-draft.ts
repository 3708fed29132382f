import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type {
  IndexedGroup,
  IndexedModifier,
  IndexedProduct,
} from '#schemas/rules/menu/menu-index.ts';
import { newChoice } from '#schemas/rules/line/default-options.ts';

export type Side = 'left' | 'right';
export type Place = Side | 'whole';

/** An option and where it lies. Dishes may have it under ids of their own, so it goes by names. */
export type Topping = {
  group: string;
  modifier: string;
  place: Place;
  /** As the dish has it that it was chosen from. */
  choice: ModifierChoice;
};

/** What a customer has set of a dish of two halves and not yet sent. */
export type HalvesDraft = {
  readonly left: IndexedProduct | null;
  readonly right: IndexedProduct | null;
  /** Names of values by the names of their attributes: size and base are the whole's (rule R32). */
  readonly values: Readonly<Record<string, string>>;
  /** In the order of choosing. */
  readonly toppings: readonly Topping[];
  readonly quantity: number;
  readonly notes: string;
};

export const emptyHalves: HalvesDraft = {
  left: null,
  right: null,
  values: {},
  toppings: [],
  quantity: 1,
  notes: '',
};

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Asked once for both halves: what goes on the whole, and what can be only one thing, as a base. */
export const isAskedOnce = ({ isWholeOnly, max, min }: IndexedGroup): boolean =>
  isWholeOnly || (max === 1 && min === 1);

export const groupNamed = (
  product: IndexedProduct | null,
  name: string,
): IndexedGroup | undefined => product?.groups.find((group) => group.name === name);

export const modifierNamed = (
  product: IndexedProduct | null,
  group: string,
  name: string,
): IndexedModifier | undefined =>
  groupNamed(product, group)?.modifiers.find((modifier) => modifier.name === name);

export const isOn = ({ place }: Topping, side: Side): boolean =>
  place === 'whole' || place === side;

/** A topping in another place; null takes it off. It is never where its dish does not offer it. */
export function withTopping(
  draft: HalvesDraft,
  group: IndexedGroup,
  modifier: IndexedModifier,
  place: Place | null,
): HalvesDraft {
  const same = (one: Topping) => one.group === group.name && one.modifier === modifier.name;
  if (place === null) return { ...draft, toppings: draft.toppings.filter((one) => !same(one)) };
  if (draft.toppings.some(same)) {
    const toppings = draft.toppings.map((one) => (same(one) ? { ...one, place } : one));
    return { ...draft, toppings };
  }
  const choice = newChoice(modifier);
  const added = { group: group.name, modifier: modifier.name, place, choice };
  return { ...draft, toppings: [...draft.toppings, added] };
}

/** The one option of a group that takes only one, for the whole. */
export function withOnly(
  draft: HalvesDraft,
  group: IndexedGroup,
  modifier: IndexedModifier,
  place: Place,
): HalvesDraft {
  const others = draft.toppings.filter((one) => one.group !== group.name);
  return withTopping({ ...draft, toppings: others }, group, modifier, place);
}

/**
 * Another dish on one half: what lies on that half stays where the dish offers it, and its own
 * defaults come. What is asked once for the whole is taken over from the other half.
 */
export function withHalf(draft: HalvesDraft, side: Side, dish: IndexedProduct): HalvesDraft {
  const other = otherSide(side);
  const kept = draft.toppings.flatMap((topping): Topping[] => {
    const group = groupNamed(dish, topping.group);
    const modifier = modifierNamed(dish, topping.group, topping.modifier);
    const isShared = group !== undefined && isAskedOnce(group) && modifier !== undefined;
    if (isShared) {
      return [{ ...topping, place: groupNamed(draft[other], group.name) ? 'whole' : side }];
    }
    if (!isOn(topping, side)) return [topping];
    const stays = modifier !== undefined && !modifier.isDefault;
    if (stays) return [topping];
    return topping.place === 'whole' ? [{ ...topping, place: other }] : [];
  });
  const taken = { ...draft, [side]: dish, toppings: kept };
  return dish.groups.reduce(
    (changed, group) => withDefaults(changed, group, side),
    withSharedValues(taken),
  );
}

function withDefaults(draft: HalvesDraft, group: IndexedGroup, side: Side): HalvesDraft {
  const isAnswered = draft.toppings.some((one) => one.group === group.name && isOn(one, side));
  if (isAskedOnce(group) && isAnswered) return draft;
  const isForBoth = group.isWholeOnly && groupNamed(draft[otherSide(side)], group.name);
  return group.modifiers
    .filter(({ isDefault, isAvailable }) => isDefault && isAvailable)
    .slice(0, group.max ?? undefined)
    .reduce((changed, modifier) => {
      const known = changed.toppings.find(
        (one) => one.group === group.name && one.modifier === modifier.name,
      );
      const isWhole = isForBoth || (known !== undefined && known.place !== side);
      return withTopping(changed, group, modifier, isWhole ? 'whole' : side);
    }, draft);
}

/** Without values that one of the halves does not have. */
function withSharedValues(draft: HalvesDraft): HalvesDraft {
  const dishes = [draft.left, draft.right].filter((dish) => dish !== null);
  const isOffered = ([attribute, value]: [string, string]) =>
    dishes.every(({ configurations }) => {
      const own = configurations.find((one) => one.attribute.display_name === attribute);
      return !own || own.values.some(({ display_value }) => display_value === value);
    });
  return { ...draft, values: Object.fromEntries(Object.entries(draft.values).filter(isOffered)) };
}
