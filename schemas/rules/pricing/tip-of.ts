import type { Tip } from './cart/cart-to-price.ts';
import { percentOf } from '../rounding/percent-of.ts';
import type { Rounding } from '../rounding/round.ts';

/** Minor units, 100.00 in most currencies: a slip of the finger is not taken for generosity. */
const alwaysTaken = 10_000;

/**
 * The highest amount that is taken as a tip, in minor units (rule R16): the items' worth before
 * anything is taken off, or 10,000, whichever is larger.
 */
export const highestTip = (listTotal: number): number => Math.max(listTotal, alwaysTaken);

/** Whether a tip is an amount above the highest: it is refused, not cut down. */
export const isTipTooHigh = (tip: Tip | null, listTotal: number): boolean =>
  tip?.kind === 'amount' && tip.amount > highestTip(listTotal);

/**
 * The tip in minor units (rule R16): a percentage of the items before anything is taken off, or an
 * amount; 0 for one that is refused. Tax never looks at it.
 */
export function tipOf(tip: Tip | null, listTotal: number, rounding: Rounding): number {
  if (tip === null || isTipTooHigh(tip, listTotal)) return 0;
  return tip.kind === 'percent'
    ? percentOf(listTotal, Math.max(0, tip.percent), rounding)
    : Math.max(0, tip.amount);
}
