import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { usePageLinks } from '../../page/use-page-links.ts';
import { useOrderPaths } from '../../page/use-order-paths.ts';
import { screenPathOf } from '../../paths.ts';
import styles from './site-navigation.module.css';

type LinkProps = { href: string; label: string; inRow?: 'always' | 'wide' | undefined };

/**
 * The way to the menu and to what else the restaurant offers. What there is no room for opens over the
 * page, as a sheet at the thumb on a phone: a popover, which works before any script does.
 * @param isQuiet only the menu, at a checkout
 */
export function SiteNavigation({ isQuiet }: { isQuiet: boolean }) {
  const { header } = useStorefront().messages.shell;
  const { pathname } = useLocation();
  const { menu } = useOrderPaths();
  const links = usePageLinks('header').map(({ page, ...link }): LinkProps => ({
    ...link,
    inRow: page === 'deals' || page === 'reservations' ? 'wide' : undefined,
  }));
  const id = useId();
  const drawn = ({ href, label, inRow }: LinkProps) => (
    <a
      className={styles.link}
      key={href}
      href={href}
      data-in-row={inRow}
      aria-current={screenPathOf(pathname) === href ? 'page' : undefined}
    >
      {label}
    </a>
  );
  const toMenu = drawn({ href: menu, label: header.menu, inRow: 'always' });
  if (isQuiet) return <nav aria-label={header.navigation}>{toMenu}</nav>;
  return (
    <nav className={styles.navigation} aria-label={header.navigation}>
      <div className={styles.row}>
        {toMenu}
        {links.filter(({ inRow }) => inRow).map(drawn)}
      </div>
      {links.length > 0 && (
        <>
          <button type="button" className={styles.more} popoverTarget={id}>
            <span className={styles.moreLabel}>{header.more}</span>
          </button>
          {/* Keyed, so that it is closed on the page that it leads to. */}
          <div key={pathname} id={id} className={styles.pages} popover="auto">
            {toMenu}
            {links.map(drawn)}
          </div>
        </>
      )}
    </nav>
  );
}
