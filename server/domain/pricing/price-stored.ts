import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { atSoldPrice } from '#schemas/rules/line/at-sold-price.ts';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { ResolvedLine } from '#schemas/rules/line/resolved-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { CartToPrice, LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import type { PricedCart, PricedLine } from '#schemas/rules/pricing/cart/priced-cart.ts';
import { deliveryProblems } from './delivery-problems.ts';
import { lineTimeProblems } from './line-time-problems.ts';
import type { PricingContext } from './pricing-context.ts';
import { tipProblems } from './tip-problems.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';

export type PricedStoredLine = {
  line: StoredLine;
  /** null: its dish, combo or deal left the menu; then it costs 0, and no old price is kept. */
  resolved: ResolvedLine | null;
  toPrice: LineToPrice;
  priced: PricedLine;
};

/** A cart as priced, in minor units. */
export type PricedLines = {
  lines: PricedStoredLine[];
  /** What `amounts` was worked out from. */
  cart: CartToPrice;
  amounts: PricedCart;
  /** What keeps the cart from being ordered as it is; paths are `items.<id>…`, `delivery` or `tip_amount`. */
  problems: RefusalProblem[];
};

/**
 * Prices a cart by the menu and the offers as they are now (rules R2 to R16, R24 to R44). What is
 * counted is not looked at: that depends on the day that the cart is for. Pure.
 * @param soldAt what one unit of a line of an order was sold at, by its id: it costs that still
 */
export function priceStored(
  lines: readonly StoredLine[],
  pricing: PricingContext,
  { soldAt = new Map() }: { soldAt?: ReadonlyMap<number, number> } = {},
): PricedLines {
  const menu = pricing.snapshot?.uncountedIndex ?? emptyMenuIndex;
  const found = lines.map((line) => {
    const resolved = resolveLine(line, menu);
    if (!resolved) return { line, resolved, toPrice: nothing(line) };
    const today = priceLine(resolved, line.signature, pricing.rules.percentRounding);
    const sold = soldAt.get(line.id);
    return { line, resolved, toPrice: sold === undefined ? today : atSoldPrice(today, sold) };
  });
  const cart = { ...pricing.rules, lines: found.map(({ toPrice }) => toPrice) };
  const amounts = priceCart(cart);
  return {
    lines: found.map(({ line, resolved, toPrice }, index) => ({
      line,
      resolved,
      toPrice,
      priced: amounts.lines[index] ?? unpriced,
    })),
    cart,
    amounts,
    problems: [
      ...found.flatMap(({ line, resolved }) => {
        const path = `items.${line.id}`;
        const problems = lineProblems(line, menu, path);
        return resolved ? [...problems, ...lineTimeProblems(resolved, pricing, path)] : problems;
      }),
      ...deliveryProblems(amounts, pricing),
      ...tipProblems(amounts, pricing),
    ],
  };
}

const nothing = ({ signature, quantity }: StoredLine): LineToPrice => ({
  key: signature,
  quantity,
  unit: 0,
  listUnit: 0,
  deal: null,
  shares: [],
  listShares: [],
  dealProductId: null,
  dealBase: 0,
  couponProductIds: [],
});

const unpriced: PricedLine = {
  unit: 0,
  listTotal: 0,
  dealDiscount: 0,
  orderDiscount: 0,
  pointsDiscount: 0,
  net: 0,
  tax: 0,
  deals: [],
  freeUnits: 0,
};

/** The menu of a restaurant that is not active. */
const emptyMenuIndex: MenuIndex = {
  restaurantId: 0,
  currency: '',
  products: new Map(),
  groups: new Map(),
  modifiers: new Map(),
  values: new Map(),
  combos: new Map(),
  halfSets: new Map(),
  deals: new Map(),
  categories: [],
};
