import { languageLinksLabel } from '#schemas/messages/en/language-links.ts';
import styles from './language-links.module.css';
import type { FooterProps } from './props.ts';

/**
 * The same page in each language that the site offers, by the languages' own names: plain links,
 * which work before any script does. Nothing where there is one language alone.
 */
export function LanguageLinks({ languages }: Pick<FooterProps, 'languages'>) {
  if (languages.length < 2) return null;
  return (
    <nav aria-label={languageLinksLabel}>
      <ul className={styles.languages}>
        {languages.map(({ tag, name, href, isCurrent }) => (
          <li key={tag}>
            <a
              className={styles.link}
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={isCurrent || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
