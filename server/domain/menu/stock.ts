import type { StockChange, StockItem, StockLevel } from '../../db/queries/stock.ts';
import type { HeldGoods, StockDemand } from '#schemas/rules/pricing/held-goods.ts';

export type Shortage = StockItem & {
  /** Halves that are left. */
  left: number;
};

type Counted = Pick<StockLevel, 'halves' | 'dailyHalves' | 'businessDay'>;

/**
 * Whether a count has to be set anew for this business day first (rule R65). Days only go forward:
 * after midnight a delivery may belong to the new one while the counter still sells for the old.
 */
const begins = ({ dailyHalves, businessDay }: Counted, day: string): boolean =>
  dailyHalves !== null && (businessDay === null || businessDay < day);

/** The business day whose count an order of this day takes from; null: it is counted through. */
const countedFor = (level: Counted, day: string): string | null => {
  if (level.dailyHalves === null) return null;
  return begins(level, day) ? day : level.businessDay;
};

/** Halves that can be had on a business day. */
export const halvesLeft = (level: Counted, day: string): number =>
  begins(level, day) ? (level.dailyHalves ?? 0) : level.halves;

/** Demand over all lines, halves, options and combo parts as one sum an item (rule R64). */
export function sumNeeds(needs: readonly StockDemand[]): StockDemand[] {
  const sums = new Map<string, StockDemand>();
  for (const need of needs) {
    const key = `${need.kind}:${need.itemId}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, halves: sum.halves + need.halves } : need);
  }
  return [...sums.values()];
}

export type Taking = {
  shortages: Shortage[];
  changes: StockChange[];
  held: HeldGoods['stock'];
  /** Something was the last of its kind: open menus have to hear of it. */
  sellsOut: boolean;
};

/** Takes what an order needs from counts as they stand under their locks (rules R63, R64). */
export function takeFrom(
  levels: readonly StockLevel[],
  needs: readonly StockDemand[],
  day: string,
): Taking {
  const counted = levels.flatMap((level) => {
    const need = needs.find(({ kind, itemId }) => kind === level.kind && itemId === level.itemId);
    return need ? [{ level, ...need, left: halvesLeft(level, day) }] : [];
  });
  return {
    shortages: counted
      .filter(({ halves, left }) => left < halves)
      .map(({ kind, itemId, left }) => ({ kind, itemId, left })),
    changes: counted.map(({ level, kind, itemId, halves }) => ({
      kind,
      itemId,
      halves: -halves,
      begins: begins(level, day) ? day : null,
    })),
    held: counted.map(({ level, kind, itemId, halves }) => ({
      kind,
      itemId,
      halves,
      day: countedFor(level, day),
    })),
    sellsOut: counted.some(({ halves, left }) => isSoldOut(left - halves) && !isSoldOut(left)),
  };
}

/** A dish is on the menu as long as a whole one is left. */
const isSoldOut = (halves: number): boolean => halves < 2;

export type Returning = {
  changes: StockChange[];
  /** Something can be had again: open menus have to hear of it. */
  comesBack: boolean;
};

/** The counts as they would be if all of this were given back. */
export function ifReturned(levels: readonly StockLevel[], held: HeldGoods['stock']): StockLevel[] {
  const { changes } = returnTo(levels, held);
  return levels.map((level) => {
    const change = changes.find(
      ({ kind, itemId }) => kind === level.kind && itemId === level.itemId,
    );
    return change ? { ...level, halves: level.halves + change.halves } : level;
  });
}

/**
 * Gives back what an order held. A count that was set anew since keeps its own, and a daily one
 * never grows beyond its daily amount (rule R65).
 */
export function returnTo(levels: readonly StockLevel[], held: HeldGoods['stock']): Returning {
  const returned = levels.flatMap((level) => {
    const taken = held.find(({ kind, itemId }) => kind === level.kind && itemId === level.itemId);
    if (!taken || (level.dailyHalves !== null && taken.day !== level.businessDay)) return [];
    const room = level.dailyHalves === null ? Infinity : level.dailyHalves - level.halves;
    const halves = Math.max(0, Math.min(taken.halves, room));
    return [{ level, halves }];
  });
  return {
    changes: returned.map(({ level: { kind, itemId }, halves }) => ({
      kind,
      itemId,
      halves,
      begins: null,
    })),
    comesBack: returned.some(
      ({ level, halves }) => isSoldOut(level.halves) && !isSoldOut(level.halves + halves),
    ),
  };
}
