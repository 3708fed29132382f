import type { IndexedGroup, IndexedModifier } from '../menu/menu-index.ts';
import { sequencePrice } from '../menu/sequence-price.ts';
import type { ResolvedModifier } from './resolve-choices.ts';

/** What an option adds to one dish, for all of its quantity; minor units. */
export type OptionCharge = { group: IndexedGroup; modifier: IndexedModifier; amount: number };

type Unit = { charge: OptionCharge; price: number; isAdded: boolean };

/** What the options of a dish cost, group by group, with what they ask in turn. */
export function optionCharges(
  groups: readonly IndexedGroup[],
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
  groups: readonly IndexedGroup[],
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
 * - By sequence (rule R98) options have no price but that of their place among the charged units,
 *   which they take in the order of the list, after the defaults: the sum is the same in whatever
 *   order they were chosen. Values of an option come on top. The first default taken off pays the
 *   first price, and so on.
 */
function groupCharges(group: IndexedGroup, picks: readonly ResolvedModifier[]): OptionCharge[] {
  const charges = picks.map(({ modifier, modifiers, quantity }): OptionCharge => ({
    group,
    modifier,
    amount: quantity * optionsTotal(modifier.groups, modifiers),
  }));
  const units: Unit[] = [];
  const added = picks.map(({ quantity }) => quantity);
  const isSwapped = group.max === 1 && picks.some(({ modifier }) => !modifier.isDefault);
  let credit = 0;
  let creditedCount = 0;
  for (const modifier of group.modifiers) {
    if (!modifier.isDefault) continue;
    const index = picks.findIndex((pick) => pick.modifier === modifier);
    const [pick, kept] = [picks[index], charges[index]];
    if (pick && kept) {
      added[index] = pick.quantity - 1;
      if (group.chargesDefaults) units.push({ charge: kept, price: priceOf(pick), isAdded: false });
      else kept.amount += Math.max(0, priceOf(pick) - modifier.price);
      continue;
    }
    // A sold-out default that is charged was never chosen: it neither costs nor pays.
    if (group.chargesDefaults && (isSwapped || !modifier.isAvailable)) continue;
    if (group.creditsSubstitutions) {
      credit += modifier.price + sequencePrice(group.sequencePrices, creditedCount);
      creditedCount += 1;
    }
    if (!group.chargesDefaults) continue;
    const charge = { group, modifier, amount: 0 };
    charges.push(charge);
    units.push({ charge, price: modifier.price, isAdded: false });
  }
  for (const [index, pick] of picks.entries()) {
    const charge = charges[index];
    const more = added[index] ?? 0;
    if (!charge || more <= 0) continue;
    const unit = { charge, price: priceOf(pick), isAdded: true };
    for (let count = 0; count < more; count += 1) units.push({ ...unit });
  }
  const ordered = group.sequencePrices.length > 0 ? inListOrder(group, units) : units;
  const free = freeUnits(group, group.freeMode === 'first' ? units : ordered);
  let place = 0;
  for (const unit of ordered) {
    const isFree = free?.has(unit) ?? false;
    const paid = isFree
      ? Math.min(0, unit.price)
      : unit.price + sequencePrice(group.sequencePrices, place);
    if (!isFree) place += 1;
    const credited = unit.isAdded ? Math.min(credit, Math.max(0, paid)) : 0;
    credit -= credited;
    unit.charge.amount += paid - credited;
  }
  return charges;
}

/** One unit with its values, without what it asks in turn. */
const priceOf = ({ modifier, values }: ResolvedModifier): number =>
  values.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, modifier.price);

/** Defaults first, then by the list; units of one option by what their values add. */
const inListOrder = ({ modifiers }: IndexedGroup, units: readonly Unit[]): Unit[] =>
  units.toSorted(
    (a, b) =>
      Number(a.isAdded) - Number(b.isAdded) ||
      modifiers.indexOf(a.charge.modifier) - modifiers.indexOf(b.charge.modifier) ||
      a.price - b.price,
  );

function freeUnits(
  { freeCount, freeMode }: IndexedGroup,
  units: readonly Unit[],
): Set<Unit> | null {
  if (freeCount === 0) return null;
  const direction = { cheapest: 1, dearest: -1, first: 0 }[freeMode];
  return new Set(units.toSorted((a, b) => direction * (a.price - b.price)).slice(0, freeCount));
}
