import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { percentOf } from '#schemas/rules/rounding/percent-of.ts';

type Unit = { product: number; price: number; base: number };
type Choice = { lowered: readonly number[]; others: readonly number[] };

/**
 * Every amount that deals can save, found by trying everything unit by unit: every order of deals
 * (percentages last), every number of times, every choice of units, of which a pick allows only
 * those that lower the units it prefers. A deal that saves nothing is not applied. Slow, and written
 * without a look at the search.
 */
export function bruteForceSavings(
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
): ReadonlySet<number> {
  const units = lines.flatMap(({ quantity, unit, dealBase, dealProductId }) =>
    dealProductId === null
      ? []
      : Array.from({ length: quantity }, () => ({
          product: dealProductId,
          price: unit,
          base: dealBase,
        })),
  );
  return allSaved(units, deals, false);
}

/** The most that deals can save. */
export const bruteForceSaving = (
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
): number => Math.max(...bruteForceSavings(lines, deals));

function allSaved(
  units: readonly Unit[],
  deals: readonly IndexedDeal[],
  onlyPercent: boolean,
): Set<number> {
  const all = new Set([0]);
  for (const deal of deals) {
    const isPercent = deal.effect.kind === 'percent';
    if (onlyPercent && !isPercent) continue;
    const later = deals.filter((other) => other !== deal);
    for (let times = 1; ; times += 1) {
      const choices = allowed(choicesOf(units, deal, times), units, deal);
      if (choices.length === 0) break;
      for (const { lowered, others } of choices) {
        const saved = savingOf(
          deal,
          lowered.flatMap((index) => units[index] ?? []),
          times,
        );
        if (saved <= 0) continue;
        const rest = units.filter((_, index) => ![...lowered, ...others].includes(index));
        for (const more of allSaved(rest, later, onlyPercent || isPercent)) all.add(saved + more);
      }
    }
  }
  return all;
}

/** All ways to fill the components of a deal so many times. */
function choicesOf(units: readonly Unit[], deal: IndexedDeal, times: number): Choice[] {
  let choices = [{ lowered: new Array<number>(), others: new Array<number>() }];
  for (const { role, quantity, restaurantProductIds } of deal.components) {
    const isLowered = deal.effect.kind !== 'bogo' || role === 'get';
    choices = choices.flatMap(({ lowered, others }) => {
      const free = [...units.keys()].filter(
        (index) =>
          ![...lowered, ...others].includes(index) &&
          restaurantProductIds.includes(units[index]?.product ?? 0),
      );
      return subsets(free, quantity * times).map((subset) =>
        isLowered
          ? { lowered: [...lowered, ...subset], others }
          : { lowered, others: [...others, ...subset] },
      );
    });
  }
  return choices;
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Of a pick, the choices whose lowered units come first in its order. */
function allowed(choices: Choice[], units: readonly Unit[], deal: IndexedDeal): Choice[] {
  const { effect } = deal;
  if (effect.kind !== 'bogo') return choices;
  const listed = deal.components
    .filter(({ role }) => role === 'get')
    .flatMap(({ restaurantProductIds }) => restaurantProductIds);
  const rank = ({ product, price }: Unit) => {
    if (effect.pick === 'first') return listed.indexOf(product) * 1_000_000 + price;
    return effect.pick === 'cheapest' ? price : -price;
  };
  const ranked = choices.map((choice) => ({
    choice,
    ranks: choice.lowered
      .map((index) => {
        const unit = units[index];
        return unit ? rank(unit) : 0;
      })
      .toSorted((a, b) => a - b),
  }));
  const compare = (a: readonly number[], b: readonly number[]) => {
    const place = a.findIndex((value, index) => value !== b[index]);
    return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
  };
  const [first] = ranked.toSorted((a, b) => compare(a.ranks, b.ranks));
  return ranked
    .filter(({ ranks }) => first && compare(ranks, first.ranks) === 0)
    .map(({ choice }) => choice);
}

function savingOf({ effect }: IndexedDeal, lowered: readonly Unit[], times: number): number {
  if (effect.kind === 'bundle') {
    return lowered.reduce((sum, { base }) => sum + base, 0) - times * effect.price;
  }
  const amount = lowered.reduce((sum, { price }) => sum + price, 0);
  const full = percentOf(amount, effect.percent, 'half_up');
  return effect.kind === 'percent' ? Math.min(full, effect.max_discount ?? full) : full;
}
