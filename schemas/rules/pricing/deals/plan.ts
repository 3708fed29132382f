import type { Take } from './take.ts';

/** Deals of a group taken one after another. */
export type Plan = {
  takes: readonly Take[];
  /** Minor units saved in all, and by the deal at each place of the group. */
  total: number;
  savings: readonly number[];
};

export const emptyPlan: Plan = { takes: [], total: 0, savings: [] };

/** A plan with one more take before it, of the deal at a place of the group. */
export function withTake(take: Take, place: number, { takes, total, savings }: Plan): Plan {
  const own = Array.from({ length: Math.max(place + 1, savings.length) }, (_, index) =>
    index === place ? take.discount : (savings[index] ?? 0),
  );
  return { takes: [take, ...takes], total: total + take.discount, savings: own };
}

/** The lowest total wins; of equal ones that in which the deal with the lowest id saves most (R36). */
export function isBetter(plan: Plan, than: Plan): boolean {
  if (plan.total !== than.total) return plan.total > than.total;
  const length = Math.max(plan.savings.length, than.savings.length);
  for (let place = 0; place < length; place += 1) {
    const more = (plan.savings[place] ?? 0) - (than.savings[place] ?? 0);
    if (more !== 0) return more > 0;
  }
  return false;
}
