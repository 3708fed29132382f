import { discount } from './discount.ts';
import { roundShare } from './round-share.ts';
import type { Rounding } from './round.ts';

/**
 * A percentage of an amount in minor units, rounded once (rule R3); percents may have up to six
 * decimals (12.5). The specification's helper answers with a float, which may miss a half, so it is
 * asked for the percentage in units of its last decimal, a hundred times: then its division by 100
 * leaves a whole number, and only whole numbers are divided here.
 */
export function percentOf(amount: number, percent: number, rounding: Rounding): number {
  const { digits, scale } = wholePercent(percent);
  const hundredfold = digits * 100;
  return Number.isSafeInteger(amount * hundredfold)
    ? roundShare(discount('Percentage', hundredfold, amount), 1, 100 * scale, rounding)
    : roundShare(amount, digits, 100 * scale, rounding);
}

/** 12.5 as the whole numbers 125 and 10. */
function wholePercent(percent: number): { digits: number; scale: number } {
  if (Number.isInteger(percent)) return { digits: percent, scale: 1 };
  const [whole = '', decimals = ''] = percent.toFixed(6).replace(/0+$/, '').split('.');
  return { digits: Number(whole + decimals), scale: 10 ** decimals.length };
}
