import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { IndexedGroup, IndexedModifier } from '#schemas/rules/menu/menu-index.ts';
import { optionCharges } from '#schemas/rules/line/option-charges.ts';
import { resolveModifiers } from '#schemas/rules/line/resolve-choices.ts';
import { quantityOf, withOption } from '../../../menu-model/choices.ts';

/** What stands beside an option: minor units, one of the free ones, or in the dish's price. */
export type OptionCost = number | 'free' | 'included';

/**
 * What an option costs where it stands, by the rule that prices the line (rules R24, R25): of a
 * chosen one what is charged for it, else its price, or that the next one is free. What it asks in
 * turn has prices of its own. By sequence (rule R98) it is what the next one costs, and of chosen
 * ones the place that they were chosen at, so that no price moves from one to another.
 */
export function optionCost(
  group: IndexedGroup,
  modifier: IndexedModifier,
  chosen: readonly ModifierChoice[],
): OptionCost {
  const { price } = modifier;
  const isSequence = group.sequencePrices.length > 0;
  if (price === 0 && !isSequence) return 0;
  const own = quantityOf(chosen, modifier.id);
  const trial = own > 0 ? chosen : withOption(chosen, group, modifier, 1);
  const after = charges(isSequence ? inChosenOrder(group, trial) : group, trial);
  const hasFree = group.freeCount > 0 || group.sequencePrices.includes(0);
  const why = hasFree && !(modifier.isDefault && !group.chargesDefaults);
  if (own === 0 && group.max !== 1) {
    const added = sum(after) - sum(charges(group, chosen));
    if (added === 0) return why ? 'free' : 'included';
    return isSequence ? added : price;
  }
  const amount = after
    .filter((charge) => charge.modifier === modifier)
    .reduce((total, charge) => total + charge.amount, 0);
  if (amount === 0) return why ? 'free' : 'included';
  return amount === Math.max(1, own) * price ? price : amount;
}

/** The group as if its list were in the order in which its options were chosen. */
function inChosenOrder(group: IndexedGroup, chosen: readonly ModifierChoice[]): IndexedGroup {
  const places = new Map(chosen.map(({ modifier_id }, place) => [modifier_id, place]));
  const placeOf = ({ id }: IndexedModifier) => places.get(id) ?? Infinity;
  // Compared, not subtracted: two that are not chosen are at Infinity both.
  return {
    ...group,
    modifiers: group.modifiers.toSorted((a, b) =>
      placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b),
    ),
  };
}

function charges(group: IndexedGroup, chosen: readonly ModifierChoice[]) {
  const alone = chosen.map(({ modifier_id, quantity }) => ({
    modifier_id,
    quantity,
    configurations: [],
  }));
  const modifiers = new Map(group.modifiers.map((modifier) => [modifier.id, modifier]));
  const known = { modifiers, values: new Map() };
  return optionCharges([group], resolveModifiers([group], alone, known));
}

const sum = (all: readonly { amount: number }[]) =>
  all.reduce((total, { amount }) => total + amount, 0);
