import { allTakes } from './all-takes.ts';
import { mostTimes } from './fill-slots.ts';
import type { DealModel } from './deal-model.ts';
import { emptyPlan, isBetter, withTake } from './plan.ts';
import type { Plan } from './plan.ts';
import { classesAskedFor, dealsAfter } from './rival-deals.ts';
import { without } from './search-deals.ts';
import type { DealSearch } from './search-deals.ts';
import { plainTake } from './take.ts';
import type { Take } from './take.ts';
import type { Pool } from './unit-class.ts';

/**
 * Every amount (minor units) that the deals of a group can save, with the best plan that saves just
 * that: all orders of the deals, all numbers of times and all choices that `searchDeals` allows,
 * memoised. For a cart that must not get below a threshold the most is too much.
 * @param step counts a plan that is looked at; it throws when there were too many.
 */
export function reachablePlans(
  { models, classes, pool: whole, rounding }: DealSearch,
  step: () => void,
): ReadonlyMap<number, Plan> {
  const known = new Map<string, ReadonlyMap<number, Plan>>();

  const takesOf = (model: DealModel, pool: Pool, later: readonly number[]): Take[] => {
    const rivals = classesAskedFor(models, later);
    const isAlone = model.masks.every((mask, at) => mask === 0 || !rivals[at]);
    // Of a pick, which units are lowered is settled; of others every choice saves another amount.
    const isContested = model.isPicked ? rivals : pool.map(() => true);
    const context = { classes, pool, isContested, rounding, step };
    return Array.from({ length: mostTimes(model, pool) }, (_, index) => index + 1).flatMap(
      (times) =>
        model.isPicked && isAlone
          ? (plainTake(model, classes, pool, times, rounding) ?? [])
          : allTakes(model, times, context),
    );
  };

  const solve = (open: readonly number[], pool: Pool): ReadonlyMap<number, Plan> => {
    const key = `${open.join()} ${pool.join()}`;
    const before = known.get(key);
    if (before) return before;
    const plans = new Map([[0, emptyPlan]]);
    for (const place of open) {
      const model = models[place];
      if (!model) continue;
      const later = dealsAfter(models, open, place);
      for (const take of takesOf(model, pool, later)) {
        if (take.discount <= 0) continue;
        for (const rest of solve(later, without(pool, take)).values()) {
          step();
          const plan = withTake(take, place, rest);
          const same = plans.get(plan.total);
          if (!same || isBetter(plan, same)) plans.set(plan.total, plan);
        }
      }
    }
    known.set(key, plans);
    return plans;
  };

  return solve([...models.keys()], whole);
}
