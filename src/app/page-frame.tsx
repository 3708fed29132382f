import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { BannerSection } from '../sections/banner-section.tsx';
import { OrderStatusSection } from '../sections/order-status-section.tsx';
import { PageFooter } from '../sections/page-footer.tsx';
import { hasOrderStatus, isCheckoutPath } from '#ui/paths.ts';
import styles from './page-frame.module.css';
import { routeOf } from './routes.tsx';

type PageFrameProps = {
  children: ReactNode;
  /** The editor's button in the header, where this page offers it. */
  editorButton: ReactNode;
  /** The cart's button in the header. */
  cartButton: ReactNode;
};

/**
 * What stands on every page: skip link, offer, header, the screen and the footer. Nothing of it
 * leads away from a checkout.
 */
export function PageFrame({ children, editorButton, cartButton }: PageFrameProps) {
  const { header } = useStorefront().messages.shell;
  const { pathname } = useLocation();
  const isQuiet = isCheckoutPath(pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        {header.skip}
      </a>
      {!isQuiet && <BannerSection />}
      <SiteHeader editorButton={editorButton} cart={cartButton} isQuiet={isQuiet} />
      {/* By the route, for the page of a dish that is gone is the one of what is not found. */}
      {hasOrderStatus(routeOf(pathname).path) && <OrderStatusSection />}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <PageFooter isQuiet={isQuiet} />
    </>
  );
}
