import User from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useKnownMenu } from '../../api/menu.ts';
import { orderPathsOf, paths, screenPathOf } from '../../paths.ts';
import { businessName } from '../../stores/business-name.ts';
import { useIsHydrated } from '../../page/hydration/use-is-hydrated.ts';
import { isLoggedIn } from '../../stores/account-store.ts';
import { useAccount, useConfig } from '../../stores/stores.tsx';
import { useDrawnRestaurant } from '../../menu-model/use-drawn-restaurant.ts';
import { BrandLink } from './brand-link.tsx';
import { RestaurantButton } from './restaurant-button.tsx';
import styles from './site-header.module.css';

type SiteHeaderProps = {
  editorButton?: ReactNode;
  cart: ReactNode;
  /** At a checkout only what leads back stays: home, the menu and the cart. */
  isQuiet?: boolean;
};

/** Head of every page: home, the chosen restaurant, the menu, the account and the cart. */
export function SiteHeader({ editorButton, cart, isQuiet = false }: SiteHeaderProps) {
  const { header } = useStorefront().messages.shell;
  const business = useConfig(businessName);
  const { pathname } = useLocation();
  const { menu, deals } = orderPathsOf(pathname);
  const restaurant = useDrawnRestaurant();
  // The server drew the page for everybody.
  const isHydrated = useIsHydrated();
  const isIn = useAccount(isLoggedIn) && isHydrated;
  const label = isIn ? header.ownAccount : header.account;
  const hasDeals = (useKnownMenu(restaurant?.restaurant.id ?? null)?.deals.length ?? 0) > 0;
  return (
    <header className={styles.header} data-quiet={isQuiet || undefined}>
      <div className={styles.inner}>
        <BrandLink business={business} />
        <RestaurantButton business={business} />
        <nav className={styles.navigation} aria-label={header.navigation}>
          <a
            className={styles.link}
            href={menu}
            aria-current={screenPathOf(pathname) === menu ? 'page' : undefined}
          >
            {header.menu}
          </a>
          {hasDeals && !isQuiet && (
            <a
              className={`${styles.link} ${styles.roomy}`}
              href={deals}
              aria-current={pathname === deals ? 'page' : undefined}
            >
              {header.deals}
            </a>
          )}
        </nav>
        {editorButton}
        {!isQuiet && (
          <a className={styles.account} href={paths.login} aria-label={label}>
            <User aria-hidden="true" size={22} strokeWidth={1.75} />
            <span className={styles.accountLabel}>{label}</span>
          </a>
        )}
        {cart}
      </div>
    </header>
  );
}
