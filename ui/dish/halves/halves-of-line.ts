import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import type { IndexedProduct, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { emptyHalves, type HalvesDraft, type Side, type Topping } from './halves-draft.ts';

/** A line of two halves as it was set, to be set anew; what has left the menu is left out. */
export function halvesOfLine(line: CartLine, menu: MenuIndex): HalvesDraft {
  const { quantity, notes } = line;
  return line.parts.reduce<HalvesDraft>(
    (draft, part) => {
      const dish = menu.products.get(part.restaurantProductId);
      return dish ? withPart(draft, dish, part) : draft;
    },
    { ...emptyHalves, quantity, notes },
  );
}

function withPart(draft: HalvesDraft, dish: IndexedProduct, part: CartPart): HalvesDraft {
  const side = part.position ?? 'left';
  return {
    ...draft,
    [side]: dish,
    values: { ...draft.values, ...valuesOf(dish, part) },
    toppings: toppingsOf(dish, part, side).reduce(withTopping, draft.toppings),
  };
}

/** On both halves it is on the whole. */
function withTopping(toppings: readonly Topping[], topping: Topping): readonly Topping[] {
  const isSame = ({ group, modifier }: Topping) =>
    group === topping.group && modifier === topping.modifier;
  return toppings.some(isSame)
    ? toppings.map((one): Topping => (isSame(one) ? { ...one, place: 'whole' } : one))
    : [...toppings, topping];
}

const valuesOf = ({ configurations }: IndexedProduct, part: CartPart): HalvesDraft['values'] =>
  Object.fromEntries(
    part.configurations.flatMap((chosen): [string, string][] => {
      const own = configurations.find(({ attribute }) => attribute.id === chosen.attribute_id);
      const value = own?.values.find(({ id }) => id === chosen.attribute_value_id);
      return own && value ? [[own.attribute.display_name, value.display_value]] : [];
    }),
  );

const toppingsOf = (dish: IndexedProduct, part: CartPart, place: Side): Topping[] =>
  part.modifiers.flatMap((choice) =>
    dish.groups.flatMap((group) =>
      group.modifiers
        .filter(({ id }) => id === choice.modifier_id)
        .map((modifier) => ({ group: group.name, modifier: modifier.name, place, choice })),
    ),
  );
