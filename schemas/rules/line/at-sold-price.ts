import type { LineShare, LineToPrice } from '../pricing/cart/cart-to-price.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';

/**
 * A line of an order at the price of one unit that it was sold at, before anything was taken off,
 * whatever the menu says by now: who changes an order changes no price that was agreed (rule R14).
 * What a deal by hand takes off stays, up to the price. Minor units.
 */
export function atSoldPrice(line: LineToPrice, sold: number): LineToPrice {
  if (line.listUnit === sold) return line;
  const unit = Math.max(0, sold - Math.max(0, line.listUnit - line.unit));
  const listShares = scaled(line.listShares, sold);
  return {
    ...line,
    unit,
    listUnit: sold,
    shares: line.deal ? scaled(line.shares, unit) : listShares,
    listShares,
    dealBase: Math.min(line.dealBase, unit),
  };
}

/** The same proportions of another sum; parts that cost nothing share it evenly. */
function scaled(shares: readonly LineShare[], amount: number): LineShare[] {
  const weights = shares.map((share) => Math.max(0, share.amount));
  const isFree = weights.every((weight) => weight === 0);
  const split = splitByLargestRemainder(amount, isFree ? weights.map(() => 1) : weights);
  return shares.map((share, index) => ({ ...share, amount: split[index] ?? 0 }));
}
