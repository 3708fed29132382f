import type { Problem } from '#schemas/api/wire.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { ResolvedLine } from '#schemas/rules/line/resolve-line.ts';
import type { CartToPrice, LineToPrice } from '#schemas/rules/pricing/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import type { PricedCart, PricedLine } from '#schemas/rules/pricing/priced-cart.ts';
import type { PricingGround } from './pricing-ground.ts';

/** A line as the cart keeps it. */
export type StoredLine = CartLine & { id: number };

export type PricedStoredLine = {
  line: StoredLine;
  /** null: its dish, combo or deal left the menu. */
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
  /** What keeps the cart from being ordered as it is; paths are `items.<id>` or `delivery`. */
  problems: Problem[];
};

/** Prices a cart by the menu and the offers as they are now (rules R2 to R16, R24 to R44). Pure. */
export function priceStored(lines: readonly StoredLine[], ground: PricingGround): PricedLines {
  throw new Error(`not written yet: ${lines.length} ${ground.restaurant.id} ${typeof priceCart}`);
}
