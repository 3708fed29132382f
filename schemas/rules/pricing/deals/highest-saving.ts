import type { DealModel } from './deal-model.ts';
import { mostTimes } from './fill-slots.ts';
import type { Pool, UnitClass } from './unit-class.ts';

/** Minor units that a deal can save at most with a pool, whatever the others take of it. */
export function highestSaving(model: DealModel, classes: readonly UnitClass[], pool: Pool): number {
  const { deal, masks, lowered, demand } = model;
  const times = mostTimes(model, pool);
  if (times === 0) return 0;
  const { effect } = deal;
  if (effect.kind === 'bundle') {
    const most = demand.reduce(
      (sum, units, slot) => sum + units * dearestBase(classes, masks, 1 << slot),
      0,
    );
    return times * Math.max(0, most - effect.price);
  }
  let left = demand.reduce((sum, units, slot) => (lowered & (1 << slot) ? sum + units : sum), 0);
  left *= times;
  let amount = 0;
  // Classes come dearest first.
  for (const [index, { unit }] of classes.entries()) {
    const units = (masks[index] ?? 0) & lowered ? Math.min(left, pool[index] ?? 0) : 0;
    amount += units * unit;
    left -= units;
  }
  const full = Math.ceil((amount * effect.percent) / 100);
  return effect.kind === 'percent' ? Math.min(full, effect.max_discount ?? full) : full;
}

const dearestBase = (classes: readonly UnitClass[], masks: readonly number[], slot: number) =>
  classes.reduce(
    (most, { base }, index) => ((masks[index] ?? 0) & slot ? Math.max(most, base) : most),
    0,
  );
