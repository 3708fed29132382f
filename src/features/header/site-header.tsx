import User from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount, useConfig } from '#ui/stores/stores.tsx';
import { BrandLink } from './brand-link.tsx';
import { RestaurantButton } from './restaurant-button.tsx';
import { SiteNavigation } from './site-navigation.tsx';
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
  // The server drew the page for everybody.
  const isHydrated = useIsHydrated();
  const isIn = useAccount(isLoggedIn) && isHydrated;
  const label = isIn ? header.ownAccount : header.account;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <BrandLink business={business} />
        <RestaurantButton business={business} />
        <SiteNavigation isQuiet={isQuiet} />
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
