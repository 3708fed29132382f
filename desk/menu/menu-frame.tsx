import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './menu-frame.module.css';
import { menuPages, type MenuPage } from './menu-pages.ts';

/** The menu: its pages as a row of links, and the present one, or one entry of it. */
export function MenuFrame() {
  const messages = useDeskMessages();
  const { pathname } = useLocation();
  const { role } = useDesk().member;
  const pages = menuPages.filter(({ roles }) => roles?.includes(role) ?? true);
  const { page, entryKey } = menuPageAt(pages, pathname);
  const row = useRef<HTMLUListElement>(null);
  const present = page?.path;
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="${present}"]`);
    if (!row.current || !link) return;
    // Only the row scrolls: scrollIntoView would move the page as well.
    const room = row.current.clientWidth - link.offsetWidth;
    row.current.scrollLeft = link.offsetLeft - room / 2;
  }, [present]);
  if (!page) return null;
  const List = page.part.Component;
  const Entry = page.entry?.part.Component;
  return (
    <>
      {pages.length > 1 && (
        <nav className={css.navigation} aria-label={messages.deskMenu.pages.label}>
          <ul ref={row} className={css.pages}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <a
                  className={css.page}
                  href={path}
                  aria-current={path === pathname ? 'page' : path === page.path || undefined}
                >
                  {label(messages)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Suspense fallback={<p className={css.wait}>{messages.desk.loadingPage}</p>}>
        {Entry && entryKey !== null ? <Entry key={entryKey} entryKey={entryKey} /> : <List />}
      </Suspense>
    </>
  );
}

type Place = { page: MenuPage | undefined; entryKey: string | null };

/** The page of an address, and which of its entries is meant; all else is the first page. */
export function menuPageAt(pages: readonly MenuPage[], pathname: string): Place {
  for (const page of pages) {
    if (page.path === pathname) return { page, entryKey: null };
    const below = `${page.entry?.path}/`;
    if (page.entry && pathname.startsWith(below)) {
      return { page, entryKey: pathname.slice(below.length) };
    }
  }
  return { page: pages[0], entryKey: null };
}
