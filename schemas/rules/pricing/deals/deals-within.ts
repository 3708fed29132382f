import type { IndexedDeal } from '../../menu/menu-index.ts';
import type { Rounding } from '../../rounding/round.ts';
import type { LineToPrice } from '../cart/cart-to-price.ts';
import { applyDeals, dealGroups, outcomeOf, savingOf } from './apply-deals.ts';
import type { DealOutcome } from './deal-outcome.ts';
import { emptyPlan, isBetterByDeal } from './plan.ts';
import type { Plan } from './plan.ts';
import { reachablePlans } from './reachable-plans.ts';

/** Steps and plans after which a cart counts as too large to search: a few milliseconds. */
const searchLimit = 5_000;

/** Of the plans that are tried beyond it. */
const quickLimit = 300;

class TooManyPlans extends Error {}

/**
 * For each cap (minor units, 0 or more) the automatic deals that save most and not more than that:
 * a cart whose subtotal must not fall below a threshold is priced with them. Exact up to `limit`
 * plans; beyond it the deals that save most are added one after another while they fit. The same
 * for any order of lines, if they come in the order of their keys.
 */
export function dealsWithin(
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
  {
    rounding,
    caps,
    limit = searchLimit,
  }: { rounding: Rounding; caps: readonly number[]; limit?: number },
): DealOutcome[] {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > limit) throw new TooManyPlans();
  };
  try {
    return searchWithin(lines, deals, { rounding, caps, step });
  } catch (error) {
    if (!(error instanceof TooManyPlans)) throw error;
    return caps.map((cap) => addWhileFitting(lines, deals, rounding, cap));
  }
}

type Search = { rounding: Rounding; caps: readonly number[]; step: () => void };

function searchWithin(
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
  { rounding, caps, step }: Search,
): DealOutcome[] {
  const groups = dealGroups(lines, deals, rounding);
  const highest = Math.max(...caps);
  // What groups save together, by amount: one plan for each group.
  let sums = new Map<number, readonly Plan[]>([[0, []]]);
  for (const group of groups) {
    const reachable = reachablePlans(group, step);
    const next = new Map<number, readonly Plan[]>();
    for (const [sum, before] of sums) {
      for (const [amount, plan] of reachable) {
        if (sum + amount > highest) continue;
        step();
        const plans = [...before, plan];
        const same = next.get(sum + amount);
        if (!same || isBetterByDeal(plans, same)) next.set(sum + amount, plans);
      }
    }
    sums = next;
  }
  return caps.map((cap) => {
    const most = Math.max(...[...sums.keys()].filter((sum) => sum <= cap));
    return outcomeOf(lines, groups, sums.get(most) ?? groups.map(() => emptyPlan));
  });
}

function addWhileFitting(
  lines: readonly LineToPrice[],
  deals: readonly IndexedDeal[],
  rounding: Rounding,
  cap: number,
): DealOutcome {
  const apply = (some: readonly IndexedDeal[]) => applyDeals(lines, some, rounding, quickLimit);
  const order = deals
    .map((deal) => ({ deal, saving: savingOf(apply([deal])) }))
    .toSorted((a, b) => b.saving - a.saving || a.deal.id - b.deal.id);
  let fitting = apply([]);
  let taken: IndexedDeal[] = [];
  for (const { deal } of order) {
    const more = apply([...taken, deal]);
    if (savingOf(more) > cap || savingOf(more) < savingOf(fitting)) continue;
    fitting = more;
    taken = [...taken, deal];
  }
  return fitting;
}
