import { useStore } from 'zustand/react';
import { useAddToCart } from '#ui/api/change-cart.ts';
import { clearedCart } from '#ui/api/cleared-cart.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useStores } from '#ui/stores/stores.tsx';
import styles from './cart-contents.module.css';
import { CartNotice } from './cart-notice.tsx';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/**
 * An empty cart: the way to the menu, and back to what a change of restaurant emptied, until
 * something is added (requirements, Screens).
 */
export function CartEmpty() {
  const paths = useOrderPaths();
  const words = useCartMessages().cartContents;
  const { restaurant: restaurants } = useStores();
  const { mutate: add, isPending } = useAddToCart();
  const cleared = useStore(clearedCart, (state) => state.cleared);
  const count = cleared?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <CartNotice title={words.emptyTitle} text={cleared ? words.restoreHint : words.emptyText}>
      {cleared && (
        <button
          type="button"
          className={styles.plain}
          disabled={isPending}
          onClick={() => {
            restaurants.getState().choose(cleared.restaurant);
            add({ lines: cleared.lines });
          }}
        >
          {words.restore(count, cleared.restaurant.restaurant.name)}
        </button>
      )}
      <a className={styles.plain} href={paths.menu}>
        {words.toMenu}
      </a>
    </CartNotice>
  );
}
