import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import { wholeOf } from '#schemas/rules/line/plain-line.ts';
import type { MenuIndex, IndexedModifier, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { dishPart } from '../../menu-model/dish-part.ts';
import { isOn, modifierNamed, type HalvesDraft, type Side } from './halves-draft.ts';

/** The draft as a line; two equal halves are the plain dish (rule R32). */
export function halvesLine(draft: HalvesDraft, menu: MenuIndex): CartLine {
  const { quantity, notes } = draft;
  const parts = [halfOf(draft, 'left', menu), halfOf(draft, 'right', menu)].flatMap(
    (part) => part ?? [],
  );
  const line: CartLine = { kind: 'half_and_half', offerId: null, parts, quantity, notes };
  const whole = wholeOf(line, menu);
  return whole ? { ...line, kind: 'plain', parts: [whole] } : line;
}

function halfOf(draft: HalvesDraft, side: Side, menu: MenuIndex): CartPart | null {
  const dish = draft[side];
  if (!dish) return null;
  const modifiers = draft.toppings.flatMap((topping) => {
    const own = modifierNamed(dish, topping.group, topping.modifier);
    if (!own || !isOn(topping, side)) return [];
    return choiceFor(own, topping.choice, menu);
  });
  return dishPart(dish, { modifiers, configurations: valuesFor(dish, draft) }, { position: side });
}

const valuesFor = ({ configurations }: IndexedProduct, { values }: HalvesDraft) =>
  configurations.flatMap(({ attribute, values: offered }): ConfigurationChoice[] => {
    const wanted = values[attribute.display_name];
    const value = offered.find(({ display_value }) => display_value === wanted);
    return value ? [{ attribute_id: attribute.id, attribute_value_id: value.id }] : [];
  });

/** A choice made at one dish, in the ids of another that names it alike. */
function choiceFor(own: IndexedModifier, choice: ModifierChoice, menu: MenuIndex): ModifierChoice {
  if (own.id === choice.modifier_id) return choice;
  const chosenFrom = menu.modifiers.get(choice.modifier_id);
  const inner = (choice.modifiers ?? []).flatMap((one) => {
    const name = menu.modifiers.get(one.modifier_id)?.name;
    const same = own.groups
      .flatMap(({ modifiers }) => modifiers)
      .find((modifier) => modifier.name === name);
    return same ? choiceFor(same, one, menu) : [];
  });
  return {
    modifier_id: own.id,
    quantity: choice.quantity,
    configurations: valuesNamed(
      own.configurations,
      chosenFrom?.configurations ?? [],
      choice.configurations,
    ),
    ...(inner.length > 0 && { modifiers: inner }),
  };
}

function valuesNamed(
  own: readonly MenuConfiguration[],
  from: readonly MenuConfiguration[],
  chosen: readonly ConfigurationChoice[],
): ConfigurationChoice[] {
  return chosen.flatMap(({ attribute_id, attribute_value_id }) => {
    const attribute = from.find((one) => one.attribute.id === attribute_id);
    const name = attribute?.values.find(({ id }) => id === attribute_value_id)?.display_value;
    const same = own.find(
      (one) => one.attribute.display_name === attribute?.attribute.display_name,
    );
    const value = same?.values.find(({ display_value }) => display_value === name);
    return same && value ? [{ attribute_id: same.attribute.id, attribute_value_id: value.id }] : [];
  });
}
