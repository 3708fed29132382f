import type { ReactNode } from 'react';
import { Plate } from '#variants/primitives/plate.tsx';
import styles from './cart-notice.module.css';

type CartNoticeProps = { title: string; text: string; children: ReactNode };

/** What the drawer says when it has no lines to show, and what to do about it. */
export function CartNotice({ title, text, children }: CartNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.picture}>
        <Plate />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
