import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import styles from './cart-button.module.css';
import { useCartDrawer } from './use-cart-drawer.ts';
import { usePageState } from '#ui/stores/stores.tsx';

/** The cart in the header, with the number of dishes in it. */
export function CartButton() {
  const { messages } = useStorefront();
  const glance = usePageState((state) => state.cartSummary);
  const { isOpen, open, close } = useCartDrawer();
  const count = glance?.count ?? 0;
  const label =
    glance && count > 0 ? messages.cart.openWith(count, glance.total) : messages.cart.open;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    >
      <ShoppingBag aria-hidden="true" size={22} strokeWidth={1.75} />
      {count > 0 && (
        // A new key per number lets the little bump run again.
        <span key={count} className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
