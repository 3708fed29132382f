import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './settings-frame.module.css';
import { SettingsLinks } from './settings-links.tsx';
import { settingsPages } from './settings-pages.ts';

/** The settings: all of them with what each is about, or one page with the others beside it. */
export function SettingsFrame() {
  const { desk, deskNavigation: words } = useDeskMessages();
  const { pathname } = useLocation();
  const { member } = useDesk();
  const pages = settingsPages.filter(({ roles }) => roles.includes(member.role));
  const page = pages.find(({ path }) => path === pathname);
  if (!page) {
    return (
      <div className={css.index}>
        <h2 className={css.heading}>{words.settings}</h2>
        {pages.length === 0 && <p>{words.none}</p>}
        <SettingsLinks pages={pages} look="cards" />
      </div>
    );
  }
  const Page = page.part.Component;
  return (
    <div className={css.frame}>
      <nav className={css.side} aria-label={words.settingsPages}>
        <SettingsLinks pages={pages} look="list" />
      </nav>
      <div className={css.page}>
        <Suspense fallback={<p className={css.wait}>{desk.loadingPage}</p>}>
          <Page key={page.path} />
        </Suspense>
      </div>
    </div>
  );
}
