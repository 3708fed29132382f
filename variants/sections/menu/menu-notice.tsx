import RotateCw from 'lucide-react/icons/rotate-cw';
import { Heading } from '../../primitives/heading.tsx';
import { Plate } from '../../primitives/plate.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './menu-notice.module.css';

type MenuNoticeProps = { level: 2 | 3; onRetry?: (() => void) | undefined };

/** What stands in for a menu: none yet, or one that could not be loaded, with a way to try again. */
export function MenuNotice({ level, onRetry }: MenuNoticeProps) {
  const { menu } = useStorefront().messages.home;
  return (
    <div className={styles.notice} role={onRetry ? 'alert' : undefined}>
      <Plate />
      <div className={styles.words}>
        <Heading level={level} className={styles.title}>
          {onRetry ? menu.failedTitle : menu.emptyTitle}
        </Heading>
        <p className={styles.text}>{onRetry ? menu.failedText : menu.emptyText}</p>
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            <RotateCw aria-hidden="true" size={18} />
            {menu.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
