import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths, screenPathOf } from '#ui/paths.ts';
import styles from './cart-bar.module.css';
import { useCartDrawer } from './use-cart-drawer.ts';
import { useCartSummary } from './use-cart-summary.ts';

/** Where dishes are chosen; elsewhere the bar would cover what one is there to do. */
const orderingPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.menu,
  paths.dineInMenu,
  paths.deals,
  paths.dineInDeals,
  paths.favorites,
]);

/** Phones: the way to the cart at the bottom, '3 · View cart · $42.10', once there is something. */
export function CartBar() {
  const { messages } = useStorefront();
  const { pathname } = useLocation();
  const glance = useCartSummary();
  const { open } = useCartDrawer();
  if (!glance || glance.count === 0 || !orderingPaths.has(screenPathOf(pathname))) return null;
  return (
    <div className={styles.place}>
      {/* Called by what is seen, in its order, for whoever speaks to the phone says that. */}
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={open}>
        <span className={styles.count}>{glance.count}</span>
        <span className={styles.words}>{messages.cart.bar}</span>
        <span className={styles.total} data-stale={glance.isRepricing || undefined}>
          {glance.total}
        </span>
      </button>
    </div>
  );
}
