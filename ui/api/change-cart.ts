import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '#schemas/api/cart.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { emptyCart } from '#schemas/empty-cart.ts';
import { enCart, type CartMessages } from '#schemas/messages/en-cart.ts';
import { useStores } from '../stores/stores.tsx';
import { toast } from '../toasts/toasts.ts';
import type { CartAnswer } from './cart-answer.ts';
import { emptied, lineAgain, withQuantity, type CartLine } from './cart-changes.ts';
import { withAddition, type Addition } from './cart-guess.ts';
import { ownerOf, useCartKey, type CartKey } from './cart-key.ts';
import { forgetCleared, rememberCleared } from './cleared-cart.ts';
import { ApiFailure, isTokenRefused, useApi } from './client.ts';
import { ensureGuest } from './guests.ts';
import { changeCartBy, offlineCart, type AdditionHeader } from './offline-cart.ts';
import { cartMutationKey, cartScope, useCartChange, useRefetchCart } from './use-cart-change.ts';

// Apart from the cart itself, which every page asks for: who only looks changes nothing.

const { cartContents: words }: CartMessages = enCart;

/** The call cannot be made: there is nobody to keep a cart for, or no restaurant to order from. */
class CannotAdd extends Error {}

/** Lines to be added, and what they cost in minor units where that is known. */
export type AddedLines = { lines: readonly CartLine[]; amount?: number };

/**
 * Adds dishes, one after the other, for a guest made at the first need; then refetches the cart.
 * Where it is known what they cost, the cart counts them at once (rule R47: as a guess).
 */
export function useAddToCart() {
  const api = useApi();
  const stores = useStores();
  const client = useQueryClient();
  const { key, query } = useCartKey();
  const refetch = useRefetchCart();

  /** @returns the key of the cart that counts them, and what to add for that. */
  const guess = async ({ lines, amount }: AddedLines) => {
    const restaurantId = stores.restaurant.getState().selected?.restaurant.id;
    const known = client.getQueryData<CartAnswer>(key);
    // Of a cart that is still on its way nothing can be guessed.
    if (amount === undefined || restaurantId === undefined || (!known && query)) return;
    const addition = { amount, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
    await client.cancelQueries({ queryKey: key });
    const { currency } = stores.config.getState().tenant;
    client.setQueryData<CartAnswer>(key, (answer) => ({
      ...answer,
      data: withAddition(
        answer?.data ?? emptyCart({ restaurantId, currency, taxInclusive: true }),
        addition,
      ),
      isGuess: true,
    }));
    return { key, addition, isFirst: !query };
  };

  const takeBack = ({ key: of, addition, isFirst }: Guessed) => {
    if (isFirst) return client.resetQueries({ queryKey: of, exact: true });
    const { amount, quantity } = addition;
    const less = { amount: -amount, quantity: -quantity };
    client.setQueryData<CartAnswer>(
      of,
      (answer) => answer && { ...answer, data: withAddition(answer.data, less) },
    );
  };

  const add = async (line: CartLine, restaurantId: number, headers: AdditionHeader) => {
    const owner = ownerOf(stores.account.getState());
    if (!owner) throw new CannotAdd();
    const { pickup_date, pickup_time } = key[3];
    return api.call('addToCart', {
      headers,
      query: { pickup_date, pickup_time },
      body: { ...line, restaurant_id: restaurantId, ...owner },
    });
  };
  const addForGuest = async (line: CartLine, restaurantId: number, headers: AdditionHeader) => {
    try {
      await ensureGuest({ api, stores }).catch((cause: unknown) => {
        // Without a connection a guest is made when what waits is sent.
        const canWait =
          offlineCart.current !== null && cause instanceof ApiFailure && cause.status === 0;
        throw canWait ? cause : new CannotAdd('', { cause });
      });
      // A new guest's cart was asked for at once, and the answer knows nothing of this yet.
      if (!query) await client.cancelQueries({ queryKey: ['cart'] });
      return await add(line, restaurantId, headers);
    } catch (failure) {
      // A guest that the server has dropped is replaced once, without a word.
      if (!isTokenRefused(failure)) throw failure;
      stores.account.getState().setGuestToken(null);
      await ensureGuest({ api, stores });
      return add(line, restaurantId, headers);
    }
  };
  return useMutation({
    mutationKey: cartMutationKey,
    scope: cartScope,
    networkMode: 'always',
    onMutate: guess,
    mutationFn: async ({ lines }: AddedLines) => {
      const restaurantId = stores.restaurant.getState().selected?.restaurant.id;
      if (restaurantId === undefined) throw new CannotAdd();
      const failures: unknown[] = [];
      for (const line of lines) {
        await changeCartBy({ kind: 'add', line, restaurantId }, (headers) =>
          addForGuest(line, restaurantId, headers),
        ).catch((failure: unknown) => failures.push(failure));
      }
      // One dish that has gone keeps none of the others away.
      if (failures.length > 0) throw failures[0];
    },
    onSuccess: forgetCleared,
    onError: async (failure, _added, guessed) => {
      if (guessed) await takeBack(guessed);
      toast.error(
        failure instanceof CannotAdd
          ? { title: words.errorTitle, description: words.cannotAdd }
          : { title: words.addFailedTitle, description: words.addFailed(reasonOf(failure)) },
      );
    },
    onSettled: refetch,
  });
}

/** What was counted before the server has answered. */
type Guessed = { key: CartKey; addition: Addition; isFirst: boolean };

/** The server's own sentence, where there is one. */
const reasonOf = (failure: Error) =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500
    ? failure.message
    : '';

/** Sets a line to another quantity from 1 to 99; `useRemoveFromCart` takes it away. */
export function useUpdateCartItem() {
  const api = useApi();
  return useCartChange<{ item: CartItem; quantity: number }>({
    apply: (cart, { item, quantity }) => withQuantity(cart, item.id, quantity),
    call: ({ item, quantity }, headers) =>
      changeCartBy({ kind: 'set', item, quantity }, () =>
        api.call('updateCart', { headers, body: { cart_id: item.id, quantity } }),
      ),
    failed: () => ({ title: words.errorTitle, description: words.updateFailed }),
  });
}

/** Removes a line, and offers to take that back. */
export function useRemoveCartItem() {
  const api = useApi();
  const { mutate: addAgain } = useAddToCart();
  return useCartChange<CartItem>({
    apply: (cart, item) => withQuantity(cart, item.id, 0),
    call: (item, headers) =>
      changeCartBy({ kind: 'remove', item }, () =>
        api.call('removeFromCart', { headers, params: { cartItemId: String(item.id) } }),
      ),
    failed: () => ({ title: words.errorTitle, description: words.removeFailed }),
    done: (item) =>
      toast.success({
        title: words.removedTitle,
        description: words.removed,
        action: { label: words.undo, onClick: () => addAgain({ lines: [lineAgain(item)] }) },
      }),
  });
}

/** A cart to be emptied: what is in it, and whether a change of restaurant is the reason. */
export type Clearing = {
  items: readonly CartItem[];
  /** The restaurant that is left: clears without a word, and keeps the lines for it. */
  leaving?: RestaurantWithImages;
};

/** Empties the cart, with its toast and a way back. */
export function useClearCart() {
  const api = useApi();
  const stores = useStores();
  const { mutate: addAgain } = useAddToCart();
  return useCartChange<Clearing>({
    apply: emptied,
    call: ({ leaving }, headers) => {
      const restaurant = leaving ?? stores.restaurant.getState().selected;
      const restaurantId = restaurant?.restaurant.id ?? null;
      return changeCartBy({ kind: 'clear', restaurantId }, () =>
        api.call('clearCart', {
          headers: leaving ? {} : headers,
          body: {
            ...ownerOf(stores.account.getState()),
            ...(restaurantId !== null && { restaurant_id: restaurantId }),
          },
        }),
      );
    },
    failed: ({ leaving }) =>
      leaving ? null : { title: words.errorTitle, description: words.clearFailed },
    done: ({ items, leaving }) => {
      const lines = items.map(lineAgain);
      if (leaving) {
        if (lines.length > 0) rememberCleared({ restaurant: leaving, lines });
        return;
      }
      toast.success({
        title: words.clearedTitle,
        description: words.cleared,
        action: { label: words.undo, onClick: () => addAgain({ lines }) },
      });
    },
  });
}
