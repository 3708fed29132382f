import type { LineShare, LineToPrice } from '../pricing/cart/cart-to-price.ts';
import type { Rounding } from '../rounding/round.ts';
import { halfBases } from './half-amounts.ts';
import { priceDealParts } from './price-deal.ts';
import { prorate } from './prorate.ts';
import type { ResolvedLine } from './resolved-line.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What one unit of a line costs, and by dish (rules R2, R24 to R35); minor units. `key` is equal
 * for equal lines. `rounding` is for the percentage of a deal by hand (rule R3).
 */
export function priceLine(
  line: ResolvedLine,
  key: string,
  rounding: Rounding = 'half_up',
): LineToPrice {
  const { list, paid } = amountsOf(line, rounding);
  const unit = sum(paid);
  const shares = sharesOf(line, paid);
  const { deal } = line;
  const dish = line.kind === 'plain' ? line.parts[0] : undefined;
  return {
    key,
    quantity: line.quantity,
    unit,
    listUnit: sum(list),
    deal: deal && { id: deal.id, stacksWithCodes: deal.stacksWithCodes },
    shares,
    listShares: deal ? sharesOf(line, list) : shares,
    dealProductId: dish?.product.id ?? null,
    // A larger size is charged on top of a bundle, as in one put together by hand.
    dealBase: dish ? Math.max(0, Math.min(dish.product.price, dish.base, unit)) : 0,
    couponProductIds: takesItemCoupons(line) ? line.parts.map(({ product }) => product.id) : [],
  };
}

/** By part, without and with a deal by hand. */
function amountsOf(
  { kind, combo, deal, halfSet, parts }: ResolvedLine,
  rounding: Rounding,
): { list: readonly number[]; paid: readonly number[] } {
  if (deal) return priceDealParts(deal, parts, rounding);
  const paid = () => {
    if (combo) {
      const weights = parts.map(({ quantity, product }) => quantity * product.price);
      // Without a dish yet it costs its price.
      const shares = parts.length === 0 ? [combo.price] : prorate(combo.price, weights);
      return shares.map((share, index) => share + (parts[index]?.extra ?? 0));
    }
    const [left, right] = parts;
    if (kind === 'half_and_half' && left && right) {
      const bases = halfBases(halfSet ?? { baseMode: 'dearest', surcharge: 0 }, [
        Math.max(0, left.base),
        Math.max(0, right.base),
      ]);
      return [bases[0] + left.extra, bases[1] + right.extra];
    }
    return parts.map(({ quantity, base, extra }) => Math.max(0, quantity * base + extra));
  };
  const amounts = paid();
  return { list: amounts, paid: amounts };
}

const sharesOf = ({ parts }: ResolvedLine, paid: readonly number[]): LineShare[] =>
  paid.map((amount, index) => ({ amount, taxClassId: parts[index]?.product.taxClassId ?? null }));

/** Dishes of combos and deals are not lowered by coupons for dishes unless allowed (rule R34). */
const takesItemCoupons = ({ combo, deal }: ResolvedLine): boolean =>
  combo?.takesItemCoupons ?? deal?.stacksWithCodes ?? true;
