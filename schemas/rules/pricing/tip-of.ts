import type { Tip } from './cart/cart-to-price.ts';
import { percentOf } from '../rounding/percent-of.ts';
import type { Rounding } from '../rounding/round.ts';

/** Minor units, 100.00 in most currencies: a slip of the finger is not taken for generosity. */
const highestTip = 10_000;

/**
 * The tip in minor units (rule R16): a percentage of the items before anything is taken off, or an
 * amount, which counts up to the items' worth or 10,000 minor units, whichever is larger. Tax
 * never looks at it.
 */
export function tipOf(tip: Tip | null, listTotal: number, rounding: Rounding): number {
  if (tip === null) return 0;
  return tip.kind === 'percent'
    ? percentOf(listTotal, Math.max(0, tip.percent), rounding)
    : Math.min(Math.max(0, tip.amount), Math.max(listTotal, highestTip));
}
