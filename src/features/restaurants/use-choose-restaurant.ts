import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { lineAgain } from '#ui/api/cart-changes.ts';
import { useCart } from '#ui/api/cart.ts';
import { useAddToCart, useClearCart } from '#ui/api/change-cart.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';

/**
 * Confirms a restaurant (specification §2): leaving one with a filled cart clears that cart without
 * a word, and the toast offers the way back (rule R48).
 */
export function useChooseRestaurant() {
  const { restaurant } = useStores();
  const { toasts } = useStorefront().messages;
  const { cart } = useCart();
  const { mutate: clearCart } = useClearCart();
  const { mutate: addAgain } = useAddToCart();
  const items = cart?.items ?? [];

  const choose = (next: RestaurantWithImages) => {
    const { selected: previous, choose: select } = restaurant.getState();
    const isLeaving = previous !== null && previous.restaurant.id !== next.restaurant.id;
    const leaves = isLeaving && items.length > 0 ? { items, leaving: previous } : null;
    if (leaves) clearCart(leaves);
    select(next);
    const undo = leaves && {
      label: toasts.undo,
      onClick: () => {
        select(leaves.leaving);
        addAgain({ lines: leaves.items.map(lineAgain) });
      },
    };
    toast.success({
      title: toasts.restaurantSelected,
      description: next.restaurant.name,
      ...(undo ? { action: undo } : {}),
    });
  };
  return { choose, hasCart: items.length > 0 };
}
