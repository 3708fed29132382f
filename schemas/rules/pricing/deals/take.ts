import { percentOf } from '../../rounding/percent-of.ts';
import type { Rounding } from '../../rounding/round.ts';
import type { DealModel } from './deal-model.ts';
import { pickUnits } from './fill-slots.ts';
import type { Pool, UnitClass } from './unit-class.ts';

/** A deal applied so many times at once; units by class, the discount in minor units. */
export type Take = {
  model: DealModel;
  times: number;
  lowered: readonly number[];
  qualifying: readonly number[];
  discount: number;
};

/** What lowering these units saves; a percentage is rounded once for the deal (rule R3). */
export function savingOf(
  { deal }: DealModel,
  classes: readonly UnitClass[],
  lowered: readonly number[],
  times: number,
  rounding: Rounding,
): number {
  const { effect } = deal;
  const amount = classes.reduce(
    (sum, { unit, base }, index) =>
      sum + (lowered[index] ?? 0) * (effect.kind === 'bundle' ? base : unit),
    0,
  );
  if (effect.kind === 'bundle') return amount - times * effect.price;
  const full = effect.percent === 100 ? amount : percentOf(amount, effect.percent, rounding);
  return effect.kind === 'percent' ? Math.min(full, effect.max_discount ?? full) : full;
}

/**
 * The take of a deal that nothing else competes with: the units it lowers by rank, which its pick
 * asks for or which saves most; null where the pool does not hold them.
 */
export function plainTake(
  model: DealModel,
  classes: readonly UnitClass[],
  pool: Pool,
  times: number,
  rounding: Rounding,
): Take | null {
  const { lowered: slots, qualifying: others, ranks } = model;
  const lowered = pickUnits(model, pool, times, { slots, others, ranks });
  if (!lowered) return null;
  const rest = pool.map((units, index) => units - (lowered[index] ?? 0));
  const qualifying =
    others === 0
      ? lowered.map(() => 0)
      : pickUnits(model, rest, times, { slots: others, others: 0, ranks: ranks.map(() => 0) });
  if (!qualifying) return null;
  const discount = savingOf(model, classes, lowered, times, rounding);
  return { model, times, lowered, qualifying, discount };
}
