import type { SaleGroup, SaleModifier } from '../menu/sale-menu.ts';
import type { ResolvedModifier } from './resolve-choices.ts';

/** What an option adds to one dish, for all of its quantity; minor units. */
export type OptionCharge = { group: SaleGroup; modifier: SaleModifier; amount: number };

type Unit = { charge: OptionCharge; price: number; isAdded: boolean };

/** What the options of a dish cost, group by group, with what they ask in turn. */
export function optionCharges(
  groups: readonly SaleGroup[],
  picks: readonly ResolvedModifier[],
): OptionCharge[] {
  return groups.flatMap((group) =>
    groupCharges(
      group,
      picks.filter((pick) => pick.group === group),
    ),
  );
}

export const optionsTotal = (
  groups: readonly SaleGroup[],
  picks: readonly ResolvedModifier[],
): number => optionCharges(groups, picks).reduce((total, { amount }) => total + amount, 0);

/**
 * The options of one group (rules R24, R25). Quantities count as units.
 * - One unit of each default was chosen from the start. Where defaults are charged it costs its
 *   price, taken off or not, so that taking it off never lowers the price; where they are not, it
 *   is in the dish's price and only a dearer value of its own is charged.
 * - In a group of one, choosing another takes the default off by itself: then only what is chosen
 *   is charged.
 * - Where substitutions are credited, the price of the defaults taken off pays for what was added,
 *   never for more.
 * - `freeCount` of the charged units cost nothing: the cheapest, the dearest, or the first, where
 *   defaults come before what was added. What a free option asks in turn is charged.
 */
function groupCharges(group: SaleGroup, picks: readonly ResolvedModifier[]): OptionCharge[] {
  const isSwapped = group.max === 1 && picks.some(({ modifier }) => !modifier.isDefault);
  const charges: OptionCharge[] = [];
  const units: Unit[] = [];
  const added: Unit[] = [];
  let credit = 0;
  for (const modifier of group.modifiers) {
    if (!modifier.isDefault || picks.some((pick) => pick.modifier === modifier)) continue;
    // A sold-out default that is charged was never chosen: it neither costs nor pays.
    if (group.chargesDefaults && (isSwapped || !modifier.isAvailable)) continue;
    if (group.creditsSubstitutions) credit += modifier.price;
    if (!group.chargesDefaults) continue;
    const charge = { group, modifier, amount: 0 };
    charges.push(charge);
    units.push({ charge, price: modifier.price, isAdded: false });
  }
  for (const pick of picks) {
    const { modifier, quantity } = pick;
    const adjustments = pick.values.reduce((sum, value) => sum + value.priceAdjustment, 0);
    const inner = optionsTotal(modifier.groups, pick.modifiers);
    const charge = { group, modifier, amount: quantity * inner };
    charges.push(charge);
    const price = modifier.price + adjustments;
    let more = quantity;
    if (modifier.isDefault && !charges.some((one) => one !== charge && one.modifier === modifier)) {
      more -= 1;
      if (group.chargesDefaults) units.push({ charge, price, isAdded: false });
      else charge.amount += Math.max(0, adjustments);
    }
    for (; more > 0; more -= 1) added.push({ charge, price, isAdded: true });
  }
  units.push(...added);
  const free = freeUnits(group, units);
  for (const unit of units) {
    const paid = free.has(unit) ? Math.min(0, unit.price) : unit.price;
    const credited = unit.isAdded ? Math.min(credit, Math.max(0, paid)) : 0;
    credit -= credited;
    unit.charge.amount += paid - credited;
  }
  return charges;
}

function freeUnits({ freeCount, freeMode }: SaleGroup, units: readonly Unit[]): Set<Unit> {
  if (freeCount === 0) return new Set();
  const direction = { cheapest: 1, dearest: -1, first: 0 }[freeMode];
  return new Set(units.toSorted((a, b) => direction * (a.price - b.price)).slice(0, freeCount));
}
