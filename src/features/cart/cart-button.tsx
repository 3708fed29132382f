import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import styles from './cart-button.module.css';
import { useCartDrawer } from './use-cart-drawer.ts';
import { useCartView } from './use-cart-view.ts';

/** The cart in the header, with the number of dishes in it. */
export function CartButton() {
  const { messages, currency, locale } = useStorefront();
  const { view } = useCartView();
  const { isOpen, open, close } = useCartDrawer();
  const count = view?.count ?? 0;
  const label =
    view && count > 0
      ? messages.cart.openWith(count, formatMoney(view.total, currency, locale))
      : messages.cart.open;
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
