import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#schemas/api/cart.ts';
import type { CartAnswer } from '#ui/api/cart-answer.ts';

/** Key of every query of a cart begins with it. */
export const cartKey = ['cart'];

/**
 * Stores each cart that the server answers with, also what came before or was on its way: it is what
 * changes without a connection begin with.
 */
export function storeLoadedCarts(queryClient: QueryClient, save: (cart: Cart) => void): void {
  const store = (answer: CartAnswer | undefined) => {
    if (answer && !answer.isGuess) save(answer.data);
  };
  for (const [, answer] of queryClient.getQueriesData<CartAnswer>({ queryKey: cartKey })) {
    store(answer);
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey } = event.query;
    if (queryKey[0] === cartKey[0]) store(queryClient.getQueryData<CartAnswer>(queryKey));
  });
}
