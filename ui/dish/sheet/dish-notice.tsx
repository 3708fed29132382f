import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import styles from './dish-notice.module.css';

/** What keeps a dish from being had now: 'gone' cannot be ordered, 'later' can, for its time. */
export function DishNotice({ look, children }: { look: 'gone' | 'later'; children: ReactNode }) {
  return (
    <p className={styles.notice} data-look={look}>
      {look === 'later' && <Clock className={styles.icon} aria-hidden="true" size={18} />}
      {children}
    </p>
  );
}
