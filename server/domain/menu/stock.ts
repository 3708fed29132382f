import type { StockChange, StockItem, StockLevel } from '../../db/queries/stock.ts';
import type { HeldGoods, StockDemand } from '#schemas/rules/pricing/held-goods.ts';

export type Shortage = StockItem & {
  /** Halves that are left. */
  left: number;
};

/** Demand over all lines, halves, options and combo parts as one sum an item (rule R64). */
export function sumNeeds(needs: readonly StockDemand[]): StockDemand[] {
  const sums = new Map<string, StockDemand>();
  for (const need of needs) {
    const key = stockKey(need);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, halves: sum.halves + need.halves } : need);
  }
  return [...sums.values()];
}

/** The name by which an item is looked up. */
export const stockKey = ({ kind, itemId }: StockItem): string => `${kind} ${itemId}`;

/** What of a demand is counted and not there (rules R63, R64). */
export const shortagesOf = (
  levels: readonly StockLevel[],
  needs: readonly StockDemand[],
): Shortage[] =>
  levels
    .filter((level) => level.left < needOf(level, needs))
    .map(({ kind, itemId, left }) => ({ kind, itemId, left }));

const isOf = (item: StockItem, other: StockItem): boolean =>
  item.kind === other.kind && item.itemId === other.itemId;

const needOf = (level: StockLevel, needs: readonly StockDemand[]): number =>
  needs.find((need) => isOf(need, level))?.halves ?? 0;

export type Taking = {
  shortages: Shortage[];
  changes: StockChange[];
  held: HeldGoods['stock'];
  /** Something was the last of its kind: open menus have to be notified. */
  sellsOut: boolean;
};

/** Takes what an order needs from counts as they stand under their locks (rules R63, R64). */
export function takeFrom(levels: readonly StockLevel[], needs: readonly StockDemand[]): Taking {
  const counted = levels.map((level) => ({ ...level, halves: needOf(level, needs) }));
  return {
    shortages: shortagesOf(levels, needs),
    changes: counted.map(({ kind, itemId, day, left, halves }) => ({
      kind,
      itemId,
      day,
      left: left - halves,
    })),
    held: counted.map(({ kind, itemId, day, halves }) => ({ kind, itemId, halves, day })),
    sellsOut: counted.some(({ left, halves }) => isSoldOut(left - halves) && !isSoldOut(left)),
  };
}

/** A dish is on the menu as long as a whole one is left. */
const isSoldOut = (halves: number): boolean => halves < 2;

export type Returning = {
  changes: StockChange[];
  /** Something is available again: open menus have to be notified. */
  comesBack: boolean;
};

/** The counts as they would be if all of this were given back. */
export function ifReturned(levels: readonly StockLevel[], held: HeldGoods['stock']): StockLevel[] {
  const { changes } = returnTo(levels, held);
  return levels.map((level) => {
    const change = changes.find((one) => isOf(one, level) && one.day === level.day);
    return change ? { ...level, left: change.left } : level;
  });
}

/**
 * Gives back what an order held to the counts of the same days; one by the day never grows beyond
 * what its day begins with, and nothing goes from one way of counting to the other (rule R65).
 */
export function returnTo(levels: readonly StockLevel[], held: HeldGoods['stock']): Returning {
  const returned = levels.flatMap((level) => {
    const { kind, itemId, day, left, dailyHalves } = level;
    const halves = held
      .filter((taken) => isOf(taken, level) && taken.day === day)
      .reduce((sum, taken) => sum + taken.halves, 0);
    const most = Math.max(left, dailyHalves ?? Infinity);
    return halves > 0
      ? [{ before: left, change: { kind, itemId, day, left: Math.min(left + halves, most) } }]
      : [];
  });
  return {
    changes: returned.map(({ change }) => change),
    comesBack: returned.some(({ before, change }) => isSoldOut(before) && !isSoldOut(change.left)),
  };
}
