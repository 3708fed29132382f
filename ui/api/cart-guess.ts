import type { Cart } from '#schemas/api/cart.ts';
import { toMajor, toMinor } from '#schemas/money.ts';

/** What is added to a cart: how many dishes, and what they cost in minor units. */
export type Addition = { quantity: number; amount: number };

/**
 * The cart as it will most likely be with so much more (or less, below 0): count and amounts only,
 * for the lines and the final price are the server's.
 */
export function withAddition(cart: Cart, { quantity, amount }: Addition): Cart {
  const moved = (before: number) =>
    toMajor(Math.max(0, toMinor(before, cart.currency) + amount), cart.currency);
  return {
    ...cart,
    item_count: Math.max(0, cart.item_count + quantity),
    subtotal: moved(cart.subtotal),
    total: moved(cart.total),
    due: moved(cart.due),
  };
}
