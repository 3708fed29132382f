import type { HeldGoods, StockDemand } from '#schemas/rules/pricing/held-goods.ts';
import { stockKey } from './stock.ts';

/** What an order needs more of after a change, and what it gives back; in halves. */
export type StockDifference = { more: StockDemand[]; less: HeldGoods['stock'] };

/**
 * Of what an order needed and needs now: the difference of each item. Only what it holds is given
 * back, to the day that it was taken from (rule R65).
 */
export function stockDifference(
  was: readonly StockDemand[],
  now: readonly StockDemand[],
  held: HeldGoods['stock'],
): StockDifference {
  const needs = new Map(now.map((need) => [stockKey(need), need.halves]));
  const had = new Map(was.map((need) => [stockKey(need), need.halves]));
  const more = now.flatMap((need) => {
    const halves = need.halves - (had.get(stockKey(need)) ?? 0);
    return halves > 0 ? [{ ...need, halves }] : [];
  });
  const less = held.flatMap((item) => {
    const key = stockKey(item);
    const halves = Math.min(item.halves, (had.get(key) ?? 0) - (needs.get(key) ?? 0));
    return halves > 0 ? [{ ...item, halves }] : [];
  });
  return { more, less };
}

/** What an order holds once it took some more and gave some back. */
export function heldAfter(
  held: HeldGoods['stock'],
  taken: HeldGoods['stock'],
  returned: HeldGoods['stock'],
): HeldGoods['stock'] {
  const sums = new Map<string, HeldGoods['stock'][number]>();
  const add = (item: HeldGoods['stock'][number], sign: 1 | -1) => {
    const key = `${stockKey(item)} ${item.day}`;
    const before = sums.get(key);
    sums.set(key, { ...item, halves: (before?.halves ?? 0) + sign * item.halves });
  };
  for (const item of held) add(item, 1);
  for (const item of taken) add(item, 1);
  for (const item of returned) add(item, -1);
  return [...sums.values()].filter(({ halves }) => halves > 0);
}
