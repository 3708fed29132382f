import type { CartLine } from '#schemas/rules/line/cart-line.ts';

/** What a dish asks of the kitchen: notice in minutes (rule R19), weight in a slot (rule R21). */
export type DishPrep = { minutes: number; units: number };

/**
 * What a cart asks of it: the longest notice and the sum of the weights; two halves of a dish weigh
 * half each, rounded up per pizza. A dish that left the menu asks nothing.
 */
export function cartPrep(
  lines: readonly Pick<CartLine, 'kind' | 'parts' | 'quantity'>[],
  dishes: ReadonlyMap<number, DishPrep>,
): DishPrep {
  let minutes = 0;
  let units = 0;
  for (const { kind, parts, quantity } of lines) {
    let ofLine = 0;
    for (const part of parts) {
      const dish = dishes.get(part.restaurantProductId);
      minutes = Math.max(minutes, dish?.minutes ?? 0);
      ofLine += (dish?.units ?? 0) * part.quantity;
    }
    units += quantity * (kind === 'half_and_half' ? Math.ceil(ofLine / 2) : ofLine);
  }
  return { minutes, units };
}
