import { roundShare } from '../rounding/round-share.ts';

/**
 * Spreads an amount of 0 or more over weights: each share rounded half-up, the remainder to the
 * last one that weighs anything, the sum exact (rule R33). 1500 over 1000, 500 and 400 is 789, 395
 * and 316. No share is below 0: the last ones get less where rounding up has used the amount up.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const last = total === 0 ? weights.length - 1 : weights.findLastIndex((weight) => weight > 0);
  let left = amount;
  return weights.map((weight, index) => {
    const share = total === 0 ? 0 : roundShare(amount, weight, total, 'half_up');
    const taken = index === last ? left : Math.min(left, share);
    left -= taken;
    return taken;
  });
}
