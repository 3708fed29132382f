import { footer } from '#schemas/messages/en/footer.ts';
import styles from './social-links.module.css';
import type { FooterProps } from './props.ts';

/** Where else the place can be followed, by name; without an address there is no link. */
export function SocialLinks({ links }: { links: FooterProps['general']['socialLinks'] }) {
  const set = [...links.entries()].filter(([, { url }]) => url !== '');
  if (set.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={footer.follow}>
      {set.map(([place, { platform, url }]) => (
        <li key={place}>
          <a href={url} rel="noopener me">
            {footer.platforms[platform]}
          </a>
        </li>
      ))}
    </ul>
  );
}
