import type { CartItem } from '#schemas/api/cart.ts';
import { lineEdit as words } from '#schemas/messages/en/line-edit.ts';
import { useStores } from '#ui/stores/stores.tsx';
import type { CartLine } from '#ui/api/cart-changes.ts';
import { ownerOf, useCartKey } from '#ui/api/cart-key.ts';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useCartChange } from '#ui/api/use-cart-change.ts';

type Replacement = { item: CartItem; line: CartLine };

/**
 * Puts another line in the place of one of the cart, in one call: what is changed is neither there
 * twice nor gone, whatever happens on the way.
 */
export function useReplaceCartItem() {
  const api = useApi();
  const { account } = useStores();
  const { key } = useCartKey();
  return useCartChange<Replacement>({
    // What it costs is the server's to say; the line stays as it is until then.
    apply: (cart) => cart,
    call: ({ item, line }, headers) => {
      const owner = ownerOf(account.getState());
      if (!owner) throw new Error('A cart has an owner.');
      const body = { ...line, ...owner, restaurant_id: item.restaurant_id, replaces: item.id };
      const { pickup_date, pickup_time } = key[3];
      return api.call('addToCart', { headers, query: { pickup_date, pickup_time }, body });
    },
    failed: (_change, failure) => ({
      title: words.failedTitle,
      description:
        failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500
          ? failure.message
          : words.failed,
    }),
  });
}
