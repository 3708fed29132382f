import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type {
  IndexedGroup,
  IndexedModifier,
  IndexedValue,
} from '#schemas/rules/menu/menu-index.ts';
import { optionCharges } from '#schemas/rules/line/option-charges.ts';
import { resolveModifiers } from '#schemas/rules/line/resolve-choices.ts';
import { quantityOf, withOption } from '../../menu-model/choices.ts';
import { valuesOf } from './values-of.ts';

/** What stands beside an option: minor units, one of the free ones, or in the dish's price. */
export type OptionCost = number | 'free' | 'included';

/**
 * What an option costs where it stands, by the rule that prices the line (rules R24, R25): of a
 * chosen one what is charged for it, else what it adds to the price (rule R33), which may be another's
 * price: of three dips the two cheapest are free, whichever was chosen last. What it asks in turn has
 * prices of its own. By sequence (rule R98) a chosen one costs by the place that it was chosen at, so
 * that no price moves from one to another.
 */
export function optionCost(
  group: IndexedGroup,
  modifier: IndexedModifier,
  chosen: readonly ModifierChoice[],
  currency: string,
): OptionCost {
  const { price } = modifier;
  const isSequence = group.sequencePrices.length > 0;
  const own = quantityOf(chosen, modifier.id);
  const hasFree = group.freeCount > 0 || group.sequencePrices.includes(0);
  const isFree = hasFree && !(modifier.isDefault && !group.chargesDefaults);
  const nothing = () => {
    if (price === 0 && !isSequence) return 0;
    return isFree ? 'free' : 'included';
  };
  if (own === 0 && group.max !== 1) {
    const values = valuesOf(group, currency);
    const trial = withOption(chosen, group, modifier, 1);
    return sum(charges(group, trial, values)) - sum(charges(group, chosen, values)) || nothing();
  }
  const trial = own > 0 ? chosen : withOption(chosen, group, modifier, 1);
  const amount = sum(
    charges(isSequence ? inChosenOrder(group, trial) : group, trial).filter(
      (charge) => charge.modifier === modifier,
    ),
  );
  if (amount === 0) return nothing();
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

/** Charges without what an option asks in turn, and without its values unless they are given. */
function charges(
  group: IndexedGroup,
  chosen: readonly ModifierChoice[],
  values: ReadonlyMap<number, IndexedValue> = new Map(),
) {
  const alone = chosen.map((choice) => ({ ...choice, modifiers: [] }));
  const modifiers = new Map(group.modifiers.map((modifier) => [modifier.id, modifier]));
  return optionCharges([group], resolveModifiers([group], alone, { modifiers, values }));
}

const sum = (all: readonly { amount: number }[]) =>
  all.reduce((total, { amount }) => total + amount, 0);
