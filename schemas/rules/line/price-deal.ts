import type { IndexedDeal } from '../menu/menu-index.ts';
import { roundShare } from '../rounding/round-share.ts';
import type { Rounding } from '../rounding/round.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';
import { prorate } from './prorate.ts';
import type { ResolvedPart } from './resolved-line.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What each part of a deal put together by hand costs within one unit of its line, without the
 * deal and with it; minor units. Options are always charged, those of a free dish too. A deal never
 * raises the price: dishes that cost less by themselves cost that.
 * - `bogo`: the `get` parts cost `percent` less. The customer says which dish that is, yet with
 *   `pick` 'cheapest' no more of it is lowered than the cheapest `buy` dish costs: of a dearer one
 *   the difference is charged. 'dearest' and 'first' take the customer's word.
 * - `bundle`: the fixed price, spread by list price as a combo's is (rule R33), and the extras.
 * - `percent`: every dish costs so much less; `max_discount` caps each unit of the line.
 */
export function priceDealParts(
  { effect, components }: IndexedDeal,
  parts: readonly ResolvedPart[],
  rounding: Rounding,
): { list: number[]; paid: number[] } {
  if (effect.kind === 'bundle') {
    // A dearer value is among the extras of a fixed price.
    const bases = parts.map(
      ({ quantity, product, base }) => quantity * Math.min(product.price, Math.max(0, base)),
    );
    const list = withExtra(bases, parts);
    if (sum(bases) <= effect.price) return { list, paid: list };
    const weights = parts.map(({ quantity, product }) => quantity * product.price);
    return { list, paid: withExtra(prorate(effect.price, weights), parts) };
  }
  const bases = parts.map(({ quantity, base }) => quantity * Math.max(0, base));
  const lowered = effect.kind === 'bogo' ? loweredByBogo(effect.pick, components, parts) : bases;
  const whole = roundShare(sum(lowered), effect.percent, 100, rounding);
  const cap = (effect.kind === 'percent' ? effect.max_discount : null) ?? whole;
  const discounts = splitByLargestRemainder(Math.min(whole, cap), lowered);
  return {
    list: withExtra(bases, parts),
    paid: withExtra(
      bases.map((base, index) => base - (discounts[index] ?? 0)),
      parts,
    ),
  };
}

const withExtra = (amounts: readonly number[], parts: readonly ResolvedPart[]): number[] =>
  parts.map(({ extra }, index) => (amounts[index] ?? 0) + extra);

/** How much of each part a bogo lowers: of its `get` parts all, within what `pick` allows. */
function loweredByBogo(
  pick: 'cheapest' | 'dearest' | 'first',
  components: IndexedDeal['components'],
  parts: readonly ResolvedPart[],
): number[] {
  const isGet = ({ component }: ResolvedPart) =>
    components.some(({ id, role }) => id === component?.id && role === 'get');
  const bought = parts.filter((part) => !isGet(part)).map(({ base }) => base);
  const most = pick === 'cheapest' ? Math.min(...bought) : Infinity;
  return parts.map((part) =>
    isGet(part) ? part.quantity * Math.max(0, Math.min(part.base, most)) : 0,
  );
}
