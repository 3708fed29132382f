import type { DealModel } from './deal-model.ts';
import type { Pool } from './unit-class.ts';

const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0;

/** Units that subsets of slots ask for, by the subset's mask. */
function demandOf({ demand }: DealModel, times: number): number[] {
  return Array.from({ length: 1 << demand.length }, (_, subset) =>
    demand.reduce((sum, units, slot) => (subset & (1 << slot) ? sum + units * times : sum), 0),
  );
}

/** Units of a pool by their mask. */
function supplyOf({ masks, demand }: DealModel, pool: Pool): number[] {
  const supply = Array.from({ length: 1 << demand.length }, () => 0);
  for (const [index, mask] of masks.entries()) supply[mask] = at(supply, mask) + at(pool, index);
  return supply;
}

const sumOf = (supply: readonly number[], holds: (mask: number) => boolean) =>
  supply.reduce((sum, units, mask) => (units > 0 && holds(mask) ? sum + units : sum), 0);

/**
 * How often it is worth applying a deal with a pool: where one slot is lowered and nothing else
 * wants its units, a percentage and a pick of the cheapest never save less the more often.
 */
export function timesToTry(model: DealModel, pool: Pool, isAlone: boolean): number[] {
  const most = mostTimes(model, pool);
  const { deal, lowered } = model;
  const { effect } = deal;
  const grows =
    (lowered & (lowered - 1)) === 0 &&
    (effect.kind === 'percent' || (effect.kind === 'bogo' && effect.pick === 'cheapest'));
  if (isAlone && grows) return most > 0 ? [most] : [];
  return Array.from({ length: most }, (_, index) => most - index);
}

/** How often the units of a pool can fill every slot of a deal; by Hall's theorem. */
export function mostTimes(model: DealModel, pool: Pool): number {
  const supply = supplyOf(model, pool);
  let most = Infinity;
  for (const [subset, needed] of demandOf(model, 1).entries()) {
    if (needed > 0) {
      most = Math.min(most, Math.floor(sumOf(supply, (mask) => (mask & subset) !== 0) / needed));
    }
  }
  return most === Infinity ? 0 : most;
}

/**
 * The units that fill some slots of a deal (`slots`, a mask) so many times, by class: the
 * lexicographically smallest ranks with which the rest of the pool can still fill the slots of
 * `others`. null where nothing can. Whether a choice can be completed is Hall's theorem for the
 * slots and for what is chosen; by Mendelsohn and Dulmage one matching then does both.
 */
export function pickUnits(
  model: DealModel,
  pool: Pool,
  times: number,
  { slots, others, ranks }: { slots: number; others: number; ranks: readonly number[] },
): number[] | null {
  const needs = demandOf(model, times);
  const [supply, chosen] = [supplyOf(model, pool), needs.map(() => 0)];
  const wanted = slots | others;
  const isFeasible = () =>
    needs.every((needed, subset) => {
      if ((subset & wanted) !== subset || needed === 0) return true;
      let atHand = 0;
      let own = 0;
      for (let mask = 1; mask < supply.length; mask += 1) {
        if (mask & subset) atHand += at(supply, mask);
        const units = at(chosen, mask);
        if (units > 0 && mask & subset) atHand += units;
        // What is chosen has to find room in its own slots.
        if (units > 0 && (mask & ~subset) === 0) own += units;
      }
      return atHand >= needed && (subset & ~slots || own <= needed);
    });
  if (!isFeasible()) return null;
  const order = ranks
    .map((_, index) => index)
    .toSorted((a, b) => at(ranks, a) - at(ranks, b) || a - b);
  const picked = ranks.map(() => 0);
  let missing = at(needs, slots);
  for (const index of order) {
    const mask = at(model.masks, index);
    const most = mask & slots ? at(pool, index) : 0;
    for (let left = most; left > 0 && missing > 0; left -= 1) {
      supply[mask] = at(supply, mask) - 1;
      chosen[mask & slots] = at(chosen, mask & slots) + 1;
      if (!isFeasible()) {
        supply[mask] = at(supply, mask) + 1;
        chosen[mask & slots] = at(chosen, mask & slots) - 1;
        break;
      }
      picked[index] = at(picked, index) + 1;
      missing -= 1;
    }
  }
  return picked;
}
