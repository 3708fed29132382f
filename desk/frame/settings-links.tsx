import { useLocation } from 'react-router-dom';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './settings-links.module.css';
import { settingsGroups, type SettingsPage } from './settings-pages.ts';

type SettingsLinksProps = {
  pages: readonly SettingsPage[];
  /** 'cards' say what each page is about. */
  look: 'list' | 'cards';
  /** A link was pressed. */
  onFollow?(): void;
};

/** The pages of the settings, by group. */
export function SettingsLinks({ pages, look, onFollow }: SettingsLinksProps) {
  const messages = useDeskMessages();
  const { pathname } = useLocation();
  const groups = settingsGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((entry) => entry.pages.length > 0);
  return (
    <ul className={css.groups} data-look={look}>
      {groups.map(({ group, pages: ofGroup }) => (
        <li key={group}>
          <p className={css.group}>{messages.deskNavigation.groups[group]}</p>
          <ul className={css.pages}>
            {ofGroup.map(({ path, label, hint }) => (
              <li key={path}>
                <a
                  className={css.link}
                  href={path}
                  aria-current={path === pathname ? 'page' : undefined}
                  onClick={onFollow}
                >
                  <span>{label(messages)}</span>
                  {look === 'cards' && <small className={css.hint}>{hint(messages)}</small>}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
