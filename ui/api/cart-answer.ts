import type { Cart } from '#schemas/api/cart.ts';

/**
 * What the cart query holds; `error` says why a coupon does not count, and `isGuess` that the
 * browser has changed lines and prices that the server has not answered yet.
 */
export type CartAnswer = { data: Cart; error?: string; isGuess?: boolean };
