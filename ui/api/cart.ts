import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#schemas/is-record.ts';
import { useCartKey } from './cart-key.ts';
import { ApiFailure, useApi } from './client.ts';
import type { CartAnswer } from './cart-answer.ts';
import { offlineCart } from './offline-cart.ts';

/**
 * The cart (specification §4, §7): asked only with a user id or guest id, never cached. A coupon
 * that does not count leaves the cart priced without it, and `couponError` says why.
 */
export function useCart() {
  const api = useApi();
  const { key, query } = useCartKey();
  const { data, isError, isLoading, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    enabled: query !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<CartAnswer> => {
      try {
        const ask = () => api.call('getCart', { query: query ?? {} }, { signal });
        return await (offlineCart.current?.load(ask) ?? ask());
      } catch (failure) {
        const refused = query?.coupon_code === undefined ? null : couponRefusal(failure);
        if (refused) return refused;
        throw failure;
      }
    },
    // Another purpose re-prices the same cart: the old prices stay until then (rule R47).
    // So does what was counted for a guest who was made for it, until their cart has it.
    placeholderData: (previous, before) =>
      (before?.queryKey[2] === key[2] && key[2] !== null) ||
      (before?.queryKey[2] === null && previous?.isGuess)
        ? previous
        : undefined,
  });
  return {
    cart: data?.data,
    couponError: data?.error ?? null,
    isLoading,
    /** These are the prices of before, or a guess: fresh ones are on their way. */
    isRepricing: isPlaceholderData || data?.isGuess === true,
    isError,
    refetch,
  };
}

/**
 * A 400 with a coupon is the cart's body with its error, or 'Invalid coupon code' (specification
 * §7).
 */
function couponRefusal(failure: unknown): CartAnswer | null {
  if (!(failure instanceof ApiFailure) || failure.status !== 400) return null;
  return isCartAnswer(failure.body)
    ? { ...failure.body, error: failure.body.error ?? 'Invalid coupon code' }
    : null;
}

/** A reply that holds a cart, a failed one too. */
export function isCartAnswer(body: unknown): body is CartAnswer {
  return isRecord(body) && isRecord(body.data) && Array.isArray(body.data.items);
}
