import type { Rounding } from '../../rounding/round.ts';
import { allTakes } from './all-takes.ts';
import type { DealModel } from './deal-model.ts';
import { timesToTry } from './fill-slots.ts';
import { highestSaving } from './highest-saving.ts';
import { emptyPlan, isBetter, withTake } from './plan.ts';
import type { Plan } from './plan.ts';
import { dealsAfter, classesAskedFor } from './rival-deals.ts';
import { plainTake } from './take.ts';
import type { Take } from './take.ts';
import type { Pool, UnitClass } from './unit-class.ts';

class TooManySteps extends Error {}

export type DealSearch = {
  models: readonly DealModel[];
  classes: readonly UnitClass[];
  pool: Pool;
  rounding: Rounding;
};

/**
 * The best plan of all, by memoised branch and bound; null after more than `limit` steps. Deals
 * are taken one after another in every order, each any number of times and in every way it may
 * choose; a pick looks at what those before it left (rule R35), and what saves nothing is no take.
 */
export function searchDeals(search: DealSearch, limit: number): Plan | null {
  const { models, classes, rounding } = search;
  const [only, rival] = models;
  if (only && !rival) return bestAlone(only, search);
  const known = new Map<string, Plan>();
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > limit) throw new TooManySteps();
  };

  const takesOf = (model: DealModel, pool: Pool, later: readonly number[]): Take[] => {
    const isContested = classesAskedFor(models, later);
    const isAlone = model.masks.every((mask, at) => mask === 0 || !isContested[at] || !pool[at]);
    return timesToTry(model, pool, isAlone).flatMap((times) =>
      isAlone
        ? (plainTake(model, classes, pool, times, rounding) ?? [])
        : allTakes(model, times, { classes, pool, isContested, rounding, step }),
    );
  };

  const solve = (open: readonly number[], pool: Pool): Plan => {
    const key = `${open.join()} ${pool.join()}`;
    const before = known.get(key);
    if (before) return before;
    step();
    let best = emptyPlan;
    const bounds = models.map((model, place) =>
      open.includes(place) ? highestSaving(model, classes, pool) : 0,
    );
    for (const place of open) {
      const model = models[place];
      if (!model || bounds[place] === 0) continue;
      const later = dealsAfter(models, open, place);
      const hope = later.reduce((sum, other) => sum + (bounds[other] ?? 0), 0);
      if ((bounds[place] ?? 0) + hope < best.total) continue;
      for (const take of takesOf(model, pool, later)) {
        if (take.discount <= 0 || take.discount + hope < best.total) continue;
        const plan = withTake(take, place, solve(later, without(pool, take)));
        if (isBetter(plan, best)) best = plan;
      }
    }
    known.set(key, best);
    return best;
  };

  try {
    return solve([...models.keys()], search.pool);
  } catch (error) {
    if (error instanceof TooManySteps) return null;
    throw error;
  }
}

/** The same for a deal without rivals, as most are: there is only how often it is applied. */
function bestAlone(model: DealModel, { classes, pool, rounding }: DealSearch): Plan {
  let best = emptyPlan;
  for (const times of timesToTry(model, pool, true)) {
    const take = plainTake(model, classes, pool, times, rounding);
    if (take && take.discount > best.total) best = withTake(take, 0, emptyPlan);
  }
  return best;
}

/** What a take leaves of a pool. */
export const without = (pool: Pool, { lowered, qualifying }: Take): number[] =>
  pool.map((units, index) => units - (lowered[index] ?? 0) - (qualifying[index] ?? 0));
