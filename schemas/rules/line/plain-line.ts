import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartLine, CartPart } from './cart-line.ts';
import { plainChoices, plainParts } from './plain-parts.ts';

/**
 * A line in the form it is kept and compared in (rule R29). Two equal halves become the plain
 * dish (rule R32): same price without the surcharge, same stock, and it merges with that dish.
 */
export function plainLine(line: CartLine, menu: MenuIndex): CartLine {
  const whole = wholeOf(line, menu);
  return whole
    ? { ...line, kind: 'plain', parts: plainParts([whole], menu) }
    : { ...line, parts: plainParts(line.parts, menu) };
}

/** The dish that two equal halves are; null for everything else. */
export function wholeOf({ kind, parts }: CartLine, menu: MenuIndex): CartPart | null {
  const [left, right, ...more] = parts;
  if (kind !== 'half_and_half' || !left || !right || more.length > 0) return null;
  if (left.restaurantProductId !== right.restaurantProductId) return null;
  if (left.productId !== right.productId || left.position === right.position) return null;
  if (left.quantity !== 1 || right.quantity !== 1) return null;
  const choices = plainChoices(left, menu);
  const isEqual = JSON.stringify(choices) === JSON.stringify(plainChoices(right, menu));
  return isEqual ? { ...left, ...choices, position: null } : null;
}
