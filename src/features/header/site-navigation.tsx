import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { usePageLinks } from '../../page/use-page-links.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { screenPathOf } from '#ui/paths.ts';
import styles from './site-navigation.module.css';

/** Pages that a wide header has room for. */
const inRow = /deals|reservations/;

type LinkProps = { href: string; label: string };

/**
 * The way to the menu and to what else the restaurant offers. What there is no room for opens over the
 * page, as a sheet at the thumb on a phone: a popover, which works before any script does.
 * @param isQuiet only the menu, at a checkout
 */
export function SiteNavigation({ isQuiet }: { isQuiet: boolean }) {
  const { header } = useStorefront().messages.shell;
  const { pathname } = useLocation();
  const { menu } = useOrderPaths();
  const links = usePageLinks('header');
  const row = links.filter(({ page }) => inRow.test(page));
  // A list of a single page would be a press for nothing.
  const isRowEnough = links.length - row.length < 2;
  const wide = isRowEnough ? links : row;
  const id = useId();
  const drawn = ({ href, label }: LinkProps, isInRow = false) => (
    <a
      className={styles.link}
      key={href}
      href={href}
      data-in-row={isInRow || undefined}
      aria-current={screenPathOf(pathname) === href ? 'page' : undefined}
    >
      {label}
    </a>
  );
  const toMenu = drawn({ href: menu, label: header.menu });
  if (isQuiet) {
    return (
      <nav className={styles.row} aria-label={header.navigation}>
        {toMenu}
      </nav>
    );
  }
  return (
    <nav className={styles.navigation} aria-label={header.navigation}>
      <div className={styles.row}>
        {toMenu}
        {wide.map((link) => drawn(link))}
      </div>
      {links.length > 0 && (
        <>
          <button
            type="button"
            className={styles.more}
            popoverTarget={id}
            data-in-row={isRowEnough || undefined}
          >
            <span className={styles.moreLabel}>{header.more}</span>
          </button>
          {/* Keyed, so that it is closed on the page that it leads to. */}
          <div key={pathname} id={id} className={styles.pages} popover="auto">
            {toMenu}
            {links.map((link) => drawn(link, wide.includes(link)))}
          </div>
        </>
      )}
    </nav>
  );
}
