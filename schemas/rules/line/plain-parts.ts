import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartPart } from './cart-line.ts';

type Known = Pick<MenuIndex, 'modifiers' | 'groups'>;

/**
 * A line's parts in one fixed form, so that equal lines are equal texts whatever the order of
 * their choices (rule R29): parts and choices sorted, equal ones summed, sent prices dropped
 * (rule R28). Options of groups whose first picks are free keep the order they were chosen in, for
 * it is their price (rule R24); that takes the menu, without which they are sorted too.
 */
export function plainParts(parts: readonly CartPart[], menu: Known | null = null): CartPart[] {
  const summed = new Map<string, CartPart>();
  for (const part of parts) {
    const { quantity, ...plain } = { ...part, ...plainChoices(part, menu) };
    const key = JSON.stringify([
      plain.componentId,
      plain.position,
      plain.restaurantProductId,
      plain.productId,
      plain.modifiers,
      plain.configurations,
    ]);
    const same = summed.get(key);
    summed.set(key, { ...plain, quantity: quantity + (same?.quantity ?? 0) });
  }
  return [...summed]
    .toSorted(
      ([a, one], [b, other]) =>
        (one.componentId ?? 0) - (other.componentId ?? 0) ||
        compareTexts(one.position ?? '', other.position ?? '') ||
        one.restaurantProductId - other.restaurantProductId ||
        compareTexts(a, b),
    )
    .map(([, part]) => part);
}

type Choices = Pick<CartPart, 'modifiers' | 'configurations'>;

/** The choices of one dish in the fixed form. */
export const plainChoices = (
  { modifiers, configurations }: Choices,
  menu: Known | null,
): Choices => ({
  modifiers: plainModifiers(modifiers, menu),
  configurations: plainConfigurations(configurations),
});

function plainModifiers(chosen: readonly ModifierChoice[], menu: Known | null): ModifierChoice[] {
  const summed = new Map<string, ModifierChoice>();
  for (const { modifier_id, quantity, configurations, modifiers = [] } of chosen) {
    const inner = plainModifiers(modifiers, menu);
    const plain = {
      modifier_id,
      quantity,
      configurations: plainConfigurations(configurations),
      ...(inner.length === 0 ? {} : { modifiers: inner }),
    };
    const key = JSON.stringify([modifier_id, plain.configurations, inner]);
    const same = summed.get(key);
    summed.set(key, same ? { ...same, quantity: same.quantity + quantity } : plain);
  }
  return [...summed]
    .map(([key, choice], index) => ({
      key,
      choice,
      index,
      orderedIn: orderedGroup(choice.modifier_id, menu),
    }))
    .toSorted(
      (a, b) =>
        a.orderedIn - b.orderedIn ||
        (a.orderedIn === 0
          ? a.choice.modifier_id - b.choice.modifier_id || compareTexts(a.key, b.key)
          : a.index - b.index),
    )
    .map(({ choice }) => choice);
}

/** The group in which the order of choosing is the price; 0 where it is not. */
function orderedGroup(modifierId: number, menu: Known | null): number {
  const group = menu?.groups.get(menu.modifiers.get(modifierId)?.groupId ?? 0);
  return group && group.freeCount > 0 && group.freeMode === 'first' ? group.id : 0;
}

function plainConfigurations(chosen: readonly ConfigurationChoice[]): ConfigurationChoice[] {
  return chosen
    .map(({ attribute_id, attribute_value_id }) => ({ attribute_id, attribute_value_id }))
    .toSorted(
      (a, b) => a.attribute_id - b.attribute_id || a.attribute_value_id - b.attribute_value_id,
    );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
