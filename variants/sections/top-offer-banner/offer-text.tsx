import type { ReactNode } from 'react';
import styles from './offer-text.module.css';

/** The words of the offer, as the way to it where it leads somewhere. */
export function OfferText({ link, children }: { link: string; children: ReactNode }) {
  if (link === '') return children;
  return (
    <a className={styles.link} href={link}>
      {children}
    </a>
  );
}
