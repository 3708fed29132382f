import { useMutation } from '@tanstack/react-query';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { useApi } from '../../api/client.ts';
import { isLoggedIn } from '../../stores/account-store.ts';
import { useStores } from '../../stores/stores.tsx';
import { toast } from '../../toasts/toasts.ts';

/** The heart: keeps a dish for logged-in users, asks guests to log in (specification §6, §8). */
export function useToggleFavourite(): (item: MenuItem) => void {
  const api = useApi();
  const { account } = useStores();
  const words = useStorefront().messages.menu.favourites;
  const { mutate } = useMutation({
    mutationKey: ['wishlist'],
    mutationFn: ({ item, userId }: { item: MenuItem; userId: number }) =>
      api.call('addToWishlist', {
        body: { product_id: item.productId, restaurant_product_id: item.id, user_id: userId },
      }),
    onSuccess: () => toast.success({ title: words.added }),
    onError: () => toast.error({ title: words.failedTitle, description: words.failed }),
  });
  return (item) => {
    const state = account.getState();
    if (isLoggedIn(state) && state.user) mutate({ item, userId: state.user.id });
    else toast.warning({ title: words.logInTitle, description: words.logIn });
  };
}
