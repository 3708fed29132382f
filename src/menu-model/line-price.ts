import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { SaleMenu } from '#schemas/rules/menu/sale-menu.ts';

/** What one unit of a line costs by the server's own rule, in minor units. */
export function linePrice(line: CartLine, menu: SaleMenu): number {
  const resolved = resolveLine(line, menu);
  return resolved ? priceLine(resolved, '').unit : 0;
}
