import type { ReactNode } from 'react';
import styles from './button-link.module.css';

type ButtonLinkProps = {
  href: string;
  /** 'solid' is the one main action of a screen; 'outline' stands beside it. */
  look?: 'solid' | 'outline';
  /** What it leads to is saved, not shown. */
  download?: boolean;
  /** It opens beside the page that it stands on. */
  target?: '_blank';
  children: ReactNode;
};

/** A link that looks like a button; 48 px high, so that a thumb finds it. */
export function ButtonLink({ look = 'solid', children, ...link }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-look={look} {...link}>
      {children}
    </a>
  );
}
