import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leadingRoles } from '#schemas/api/staff-role.ts';
import { useUnansweredMessages } from '#desk/api/staff-contact-messages.ts';
import { paths } from '#ui/paths.ts';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './desk-navigation.module.css';
import type { DeskPage } from './desk-pages.ts';
import { SettingsLinks } from './settings-links.tsx';
import { settingsPages } from './settings-pages.ts';

type DeskNavigationProps = {
  pages: readonly DeskPage[];
  present: DeskPage;
  /** Not at a device, which is for the desk alone. */
  leadsToSite: boolean;
};

const messagesPage = paths.deskPage('messages');

/**
 * All pages of the desk: a row, and on a phone a button that opens them as a list, with those of the
 * settings in it, and the ways to the site and its editor. That of messages says how many wait for an
 * answer.
 */
export function DeskNavigation({ pages, present, leadsToSite }: DeskNavigationProps) {
  const messages = useDeskMessages();
  const { pathname } = useLocation();
  const { member } = useDesk();
  // Wherever a link led to, the list is not in its way.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);
  useEffect(() => {
    if (!isOpen) return;
    return listenForKeys(({ key }) => {
      if (key !== 'Escape') return false;
      setOpenAt(null);
      button.current?.focus();
      return true;
    });
  }, [isOpen]);
  const unanswered = useUnansweredMessages(pages.some(({ path }) => path === messagesPage));
  const settings = settingsPages.filter(({ roles }) => roles.includes(member.role));
  const shown = settings.find(({ path }) => path === pathname) ?? present;
  const waiting = [
    messages.deskMessages.title,
    messages.deskNavigation.unanswered(unanswered),
  ].join(', ');
  const toggle = messages.deskNavigation.open(shown.label(messages));
  const figure = unanswered > 0 && (
    <span className={css.count} data-count={unanswered} aria-hidden="true" />
  );
  return (
    <nav className={css.navigation} aria-label={messages.desk.pages}>
      <button
        ref={button}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-label={unanswered > 0 ? `${toggle}. ${waiting}` : undefined}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {isOpen ? <X aria-hidden="true" size={22} /> : <Menu aria-hidden="true" size={22} />}
        {toggle}
        {figure}
      </button>
      <ul className={css.pages} data-open={isOpen || undefined}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a
              className={css.page}
              href={path}
              aria-label={path === messagesPage && unanswered > 0 ? waiting : undefined}
              aria-current={path === present.path ? (path === pathname ? 'page' : true) : undefined}
              onClick={close}
            >
              {label(messages)}
              {path === messagesPage && figure}
            </a>
            {path === paths.deskPage('settings') && (
              <div className={css.below}>
                <SettingsLinks pages={settings} look="list" onFollow={close} />
              </div>
            )}
          </li>
        ))}
        {leadsToSite && (
          <li className={css.site}>
            <a className={css.page} href={paths.home} target="_blank">
              {messages.deskNavigation.seeSite}
            </a>
          </li>
        )}
        {leadsToSite && leadingRoles.some((role) => role === member.role) && (
          <li>
            <a className={css.page} href={`${paths.home}?edit`}>
              {messages.deskNavigation.editSite}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
