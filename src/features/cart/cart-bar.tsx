import { useLocation } from 'react-router-dom';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../../paths.ts';
import styles from './cart-bar.module.css';
import { useCartDrawer } from './use-cart-drawer.ts';
import { useCartView } from './use-cart-view.ts';

/** Where dishes are chosen; elsewhere the bar would cover what one is there to do. */
const orderingPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.menu,
  paths.dineInMenu,
  paths.deals,
  paths.dineInDeals,
  paths.favorites,
]);

/** Phones: the way to the cart at the bottom, 'View cart · 3 · $42.10', once there is something. */
export function CartBar() {
  const { messages, currency, locale } = useStorefront();
  const { pathname } = useLocation();
  const { view } = useCartView();
  const { open } = useCartDrawer();
  if (!view || view.count === 0 || !orderingPaths.has(pathname)) return null;
  const total = formatMoney(view.total, currency, locale);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-label={messages.cart.openWith(view.count, total)}
        onClick={open}
      >
        <span className={styles.count}>{view.count}</span>
        <span className={styles.words}>{messages.cart.bar}</span>
        <span className={styles.total}>{total}</span>
      </button>
    </div>
  );
}
