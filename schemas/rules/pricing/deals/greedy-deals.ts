import { timesToTry } from './fill-slots.ts';
import { emptyPlan, isBetter, withTake } from './plan.ts';
import type { Plan } from './plan.ts';
import { dealsAfter } from './rival-deals.ts';
import { without } from './search-deals.ts';
import type { DealSearch } from './search-deals.ts';
import { plainTake } from './take.ts';
import type { Take } from './take.ts';
import type { Pool } from './unit-class.ts';

/**
 * A good plan for carts that are too large to search: each deal is tried as the first one, and
 * after it whichever saves most comes next, as often as it fits. The same for any order of lines.
 */
export function greedyDeals(search: DealSearch): Plan {
  const open = [...search.models.keys()];
  let best = emptyPlan;
  for (const first of open) {
    const take = bestTake(search, first, search.pool);
    if (!take) continue;
    const rest = continueGreedily(search, dealsAfter(search.models, open, first), {
      pool: without(search.pool, take),
    });
    const plan = withTake(take, first, rest);
    if (isBetter(plan, best)) best = plan;
  }
  return best;
}

function continueGreedily(
  search: DealSearch,
  open: readonly number[],
  { pool }: { pool: Pool },
): Plan {
  let best: { take: Take; place: number } | null = null;
  for (const place of open) {
    const take = bestTake(search, place, pool);
    if (take && take.discount > (best?.take.discount ?? 0)) best = { take, place };
  }
  if (!best) return emptyPlan;
  const later = dealsAfter(search.models, open, best.place);
  const rest = continueGreedily(search, later, { pool: without(pool, best.take) });
  return withTake(best.take, best.place, rest);
}

/** The number of times that saves most, null where none saves anything. */
function bestTake(search: DealSearch, place: number, pool: Pool): Take | null {
  const model = search.models[place];
  if (!model) return null;
  let best: Take | null = null;
  for (const times of timesToTry(model, pool, true)) {
    const take = plainTake(model, search.classes, pool, times, search.rounding);
    if (take && take.discount > (best?.discount ?? 0)) best = take;
  }
  return best;
}
