import type { CartItem } from '#schemas/api/cart.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import styles from './cart-contents.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/** Carts that wait at other restaurants of the tenant (specification §3, other_carts). */
export function OtherCarts({ carts }: { carts: CartItem['other_carts'] }) {
  const words = useCartMessages().cartContents;
  const { restaurants } = useRestaurants();
  return carts.map(({ restaurant_id, item_count }) => {
    const place = restaurants.find(({ restaurant }) => restaurant.id === restaurant_id);
    if (!place || item_count === 0) return null;
    return (
      <p key={restaurant_id} className={styles.aside}>
        {words.elsewhere(item_count, place.restaurant.name)}
      </p>
    );
  });
}
