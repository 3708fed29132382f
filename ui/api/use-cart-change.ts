import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '#schemas/api/cart.ts';
import { toast, type ToastContent } from '../toasts/toasts.ts';
import type { CartAnswer } from './cart-answer.ts';
import { useCartKey } from './cart-key.ts';

/** The header that keeps a stale tab from changing what it has not seen (rule R50). */
export type VersionHeader = { 'if-match'?: string };

type CartChange<V> = {
  /** The cart as it will be, shown at once. */
  apply(cart: Cart, change: V): Cart;
  call(change: V, headers: VersionHeader): Promise<CartAnswer>;
  /** What the customer reads when it did not work; null says nothing. */
  failed(change: V, failure: Error): ToastContent | null;
  done?(change: V): void;
};

/** One after the other, so that quick clicks never meet each other's version. */
export const cartScope = { id: 'cart' };
export const cartMutationKey = ['cart'];

/**
 * An optimistic change of the cart in its three moments: apply it; on failure refetch and say so;
 * always refetch (specification §4, Cart). Remove, increase, decrease and clear share it.
 */
export function useCartChange<V>({ apply, call, failed, done }: CartChange<V>) {
  const client = useQueryClient();
  const { key } = useCartKey();
  const refetch = useRefetchCart();

  return useMutation({
    mutationKey: cartMutationKey,
    scope: cartScope,
    // Without a network a change fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (change: V) => {
      const version = client.getQueryData<CartAnswer>(key)?.data.version;
      return call(change, version === undefined ? {} : { 'if-match': String(version) });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<CartAnswer>(
        key,
        (answer) => answer && { ...answer, data: apply(answer.data, change), isGuess: true },
      );
    },
    onSuccess: (reply, change) => {
      // Later clicks are already drawn, so only the version is taken from this reply.
      client.setQueryData<CartAnswer>(
        key,
        (answer) => answer && { ...answer, data: { ...answer.data, version: reply.data.version } },
      );
      done?.(change);
    },
    onError: (failure, change) => {
      const content = failed(change, failure);
      if (content) toast.error(content);
    },
    onSettled: refetch,
  });
}

/** Refetches the cart after the last of the changes under way; an earlier answer would flicker. */
export function useRefetchCart(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    if (client.isMutating({ mutationKey: cartMutationKey }) > 1) return;
    // A first answer still on its way may be from before the change, and a refetch would join it.
    await client.cancelQueries({ queryKey: ['cart'] });
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
}
