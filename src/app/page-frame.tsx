import type { ReactNode } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { BannerSection } from '../sections/banner-section.tsx';
import { PageFooter } from '../sections/page-footer.tsx';
import styles from './page-frame.module.css';

type PageFrameProps = {
  children: ReactNode;
  /** The editor's button in the header, where this page offers it. */
  editorButton: ReactNode;
  /** The cart's button in the header. */
  cartButton: ReactNode;
  /** The cart itself, and its bar at the foot of a phone's window. */
  cartHost: ReactNode;
};

/** What stands on every page: skip link, offer, header, the screen, the cart's bar and the footer. */
export function PageFrame({ children, editorButton, cartButton, cartHost }: PageFrameProps) {
  const { header } = useStorefront().messages.shell;
  return (
    <>
      <a className={styles.skip} href="#main">
        {header.skip}
      </a>
      <BannerSection />
      <SiteHeader editorButton={editorButton} cart={cartButton} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <PageFooter />
      {cartHost}
    </>
  );
}
