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

/** The same of plans of several groups that save as much in all: by the deals' ids (R36). */
export function isBetterByDeal(plans: readonly Plan[], than: readonly Plan[]): boolean {
  const [own, others] = [plans, than].map(
    (some) =>
      new Map(
        some.flatMap(({ takes }) => takes.map(({ model, discount }) => [model.deal.id, discount])),
      ),
  );
  const ids = [...new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])])];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const more = (own?.get(id) ?? 0) - (others?.get(id) ?? 0);
    if (more !== 0) return more > 0;
  }
  return false;
}
