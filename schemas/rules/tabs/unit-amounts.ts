import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';

type Line = {
  id: number;
  quantity: number;
  /** What the line weighs within its order: its share of what was paid (refunds/order-shares.ts). */
  weight: number;
};

/**
 * What each unit of an order's lines stands for of a tab's bill (rule R83): everything that the order
 * adds to it, with its fees, tax and discounts, so that who pays for every dish has paid all of it.
 * @param due what the order adds to the bill, in minor units
 * @returns minor units by line and unit; their sum is `due`
 */
export function unitAmounts(
  due: number,
  lines: readonly Line[],
): { id: number; units: number[] }[] {
  const weights = lines.flatMap(({ quantity, weight }) =>
    splitByLargestRemainder(weight, ones(quantity)),
  );
  const isFree = weights.every((weight) => weight === 0);
  // Dishes that cost nothing bear the fees of their order alike.
  const amounts = splitByLargestRemainder(due, isFree ? ones(weights.length) : weights);
  let from = 0;
  return lines.map(({ id, quantity }) => {
    const units = amounts.slice(from, from + quantity);
    from += quantity;
    return { id, units };
  });
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
