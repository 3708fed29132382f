import type { Rounding } from './round.ts';

/**
 * A share of an amount of 0 or more, rounded to the minor unit (rule R3): 15/100 of 990 is 149
 * half-up and 148 half-even. Whole numbers keep it exact where a float would miss a half, and big
 * ones where the product leaves 2^53.
 */
export function roundShare(
  amount: number,
  numerator: number,
  denominator: number,
  rounding: Rounding = 'half_up',
): number {
  const dividend = amount * numerator;
  // Up to here every number below is a whole one that a float holds.
  if (2 * (dividend + denominator) <= Number.MAX_SAFE_INTEGER) {
    const rest = dividend % denominator;
    const floor = (dividend - rest) / denominator;
    return floor + (isRoundedUp(2 * rest - denominator, floor % 2 === 1, rounding) ? 1 : 0);
  }
  const [exact, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator)];
  const floor = exact / divisor;
  const over = 2n * (exact % divisor) - divisor;
  const isUp = isRoundedUp(over > 0n ? 1 : over < 0n ? -1 : 0, floor % 2n === 1n, rounding);
  return Number(isUp ? floor + 1n : floor);
}

/** `over` tells how the rest compares with a half: below 0, 0 or above. */
const isRoundedUp = (over: number, isFloorOdd: boolean, rounding: Rounding): boolean =>
  over > 0 || (over === 0 && (rounding === 'half_up' || isFloorOdd));
