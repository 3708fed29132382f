import type { ReactNode } from 'react';
import styles from './restaurant-notice.module.css';

type RestaurantNoticeProps = { title: string; text: string; children?: ReactNode };

/** What stands in the place of a list that failed or is empty. */
export function RestaurantNotice({ title, text, children }: RestaurantNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
