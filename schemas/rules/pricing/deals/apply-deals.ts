import type { IndexedDeal } from '../../menu/menu-index.ts';
import type { LineToPrice } from '../cart/cart-to-price.ts';
import type { Rounding } from '../../rounding/round.ts';
import { dealHints } from './deal-hints.ts';
import { dealModel } from './deal-model.ts';
import type { DealOutcome } from './deal-outcome.ts';
import { greedyDeals } from './greedy-deals.ts';
import { rivalGroups } from './rival-deals.ts';
import type { Plan } from './plan.ts';
import { searchDeals, without } from './search-deals.ts';
import type { DealSearch } from './search-deals.ts';
import { spreadPlan } from './spread-plan.ts';
import type { LineDeals } from './spread-plan.ts';
import { unitClasses, unitsOf } from './unit-class.ts';
import type { Pool } from './unit-class.ts';

/** Steps after which rival deals count as too many to search: a fraction of a millisecond. */
const searchLimit = 2_000;

/**
 * The automatic deals with which the items cost least; of equal sets the one in which the deal
 * with the lowest id saves most (rules R35 and R36). A unit belongs to at most one deal. Exact
 * for carts of usual size; beyond `limit` steps a good plan that is found fast. Amounts in minor
 * units. Lines come in the order of their keys, so that the order of adding makes no difference.
 */
export function applyDeals(
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
  rounding: Rounding,
  limit: number = searchLimit,
): DealOutcome {
  const groups = dealGroups(lines, deals, rounding);
  const plans = groups.map((group) => searchDeals(group, limit) ?? greedyDeals(group));
  return outcomeOf(lines, groups, plans);
}

/** Deals that share no dish of the cart are searched apart, each group over its own units. */
export const dealGroups = (
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
  rounding: Rounding,
): DealSearch[] =>
  rivalGroups(deals, lines).map((group) => {
    const classes = unitClasses(lines, group.dishes);
    const models = group.deals.flatMap((deal) => dealModel(deal, classes) ?? []);
    return { models, classes, pool: classes.map(unitsOf), rounding };
  });

/** What a plan for each group does to the lines, with what the next deals still lack. */
export function outcomeOf(
  lines: readonly LineToPrice[],
  groups: readonly DealSearch[],
  plans: readonly Plan[],
): DealOutcome {
  const spread = lines.map((): LineDeals => ({ discount: 0, freeUnits: 0, deals: [] }));
  const settled = groups.map(({ models, classes, pool }, index) => {
    const takes = plans[index]?.takes ?? [];
    const byId = takes.toSorted((a, b) => a.model.deal.id - b.model.deal.id);
    spreadPlan(lines, classes, byId, spread);
    return { takes, hints: dealHints(models, byId.reduce<Pool>(without, pool)) };
  });
  return {
    lines: spread,
    deals: settled
      .flatMap(({ takes }) => takes)
      .map(({ model, times, discount }) => ({ dealId: model.deal.id, times, discount }))
      .toSorted((a, b) => a.dealId - b.dealId),
    hints: settled.flatMap(({ hints }) => hints).toSorted((a, b) => a.dealId - b.dealId),
  };
}

/** Minor units that deals save in all. */
export const savingOf = ({ deals }: DealOutcome): number =>
  deals.reduce((sum, { discount }) => sum + discount, 0);
