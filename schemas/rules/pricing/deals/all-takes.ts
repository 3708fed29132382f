import type { Rounding } from '../../rounding/round.ts';
import type { DealModel } from './deal-model.ts';
import { pickUnits } from './fill-slots.ts';
import { savingOf } from './take.ts';
import type { Take } from './take.ts';
import type { Pool, UnitClass } from './unit-class.ts';

export type TakeContext = {
  classes: readonly UnitClass[];
  pool: Pool;
  /** Classes that a deal still to come asks for too. */
  isContested: readonly boolean[];
  rounding: Rounding;
  /** Counts a step of the search; it throws when there were too many. */
  step: () => void;
};

/**
 * Every way to take the units of a deal that applies so many times. Of a picked deal the lowered
 * units have the ranks that its pick leads to; all else is free to choose, for another deal may
 * want what this one leaves. Units that no other deal wants and that fill the same slots are
 * interchangeable, so only the best of them are taken.
 */
export function allTakes(model: DealModel, times: number, context: TakeContext): Take[] {
  const { classes, pool, rounding, step } = context;
  const { demand, lowered: slots, qualifying: others, ranks } = model;
  const picked = model.isPicked ? pickUnits(model, pool, times, { slots, others, ranks }) : null;
  if (model.isPicked && !picked) return [];
  const budget = picked && rankCounts(picked, ranks);
  const order = takingOrder(model, context);
  const rest = [...pool];
  const lowered = pool.map(() => 0);
  const qualifying = pool.map(() => 0);
  const takes = new Map<string, Take>();

  // What is lowered comes first, so that qualifying units are chosen from what is left.
  const turns = demand
    .map((units, slot) => ({
      bit: 1 << slot,
      units: units * times,
      isLowering: slots & (1 << slot),
    }))
    .toSorted((a, b) => (b.isLowering && 1) - (a.isLowering && 1));

  const fill = (turn: number): void => {
    const units = turns[turn]?.units;
    if (units === undefined) record();
    else choose(turn, 0, units, false);
  };
  const choose = (turn: number, place: number, missing: number, isGroupLeft: boolean): void => {
    step();
    const [entry, slot] = [order[place], turns[turn]];
    if (missing === 0) return fill(turn + 1);
    if (!entry || !slot) return;
    const { index, group, mask } = entry;
    const rank = ranks[index] ?? 0;
    const picks = slot.isLowering ? budget : null;
    const isOpen = (mask & slot.bit) !== 0 && !isGroupLeft;
    const most = isOpen ? Math.min(rest[index] ?? 0, missing, picks?.get(rank) ?? missing) : 0;
    const isGrouped = !picks && group !== null && group === order[place + 1]?.group;
    const into = slot.isLowering ? lowered : qualifying;
    for (let units = picks && !picks.has(rank) ? 0 : most; units >= 0; units -= 1) {
      move(index, units, into);
      picks?.set(rank, (picks.get(rank) ?? 0) - units);
      const isLeft = isGrouped && (isGroupLeft || (rest[index] ?? 0) > 0);
      choose(turn, place + 1, missing - units, isLeft);
      picks?.set(rank, (picks.get(rank) ?? 0) + units);
      move(index, -units, into);
    }
  };
  const move = (index: number, units: number, into: number[]) => {
    rest[index] = (rest[index] ?? 0) - units;
    into[index] = (into[index] ?? 0) + units;
  };
  const record = () => {
    const key = `${lowered.join()} ${qualifying.join()}`;
    if (takes.has(key)) return;
    const discount = savingOf(model, classes, lowered, times, rounding);
    takes.set(key, { model, times, lowered: [...lowered], qualifying: [...qualifying], discount });
  };

  fill(0);
  return [...takes.values()];
}

function rankCounts(picked: readonly number[], ranks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [index, units] of picked.entries()) {
    const rank = ranks[index] ?? 0;
    counts.set(rank, (counts.get(rank) ?? 0) + units);
  }
  return counts;
}

/** The classes a deal may take from, interchangeable ones side by side and the best of them first. */
function takingOrder({ masks, ranks, isPicked }: DealModel, { isContested, pool }: TakeContext) {
  return masks
    .map((mask, index) => ({
      index,
      mask,
      rank: ranks[index] ?? 0,
      group: isContested[index] ? null : mask,
    }))
    .filter(({ index, mask }) => mask !== 0 && (pool[index] ?? 0) > 0)
    .toSorted(
      (a, b) =>
        (a.group ?? 0) - (b.group ?? 0) || (isPicked ? 0 : a.rank - b.rank) || a.index - b.index,
    );
}
