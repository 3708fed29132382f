import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';

/** What one unit of a line costs by the server's own rule, in minor units. */
export function linePrice(line: CartLine, menu: MenuIndex): number {
  const resolved = resolveLine(line, menu);
  return resolved ? priceLine(resolved, '').unit : 0;
}
