import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import styles from './editor-broken.module.css';

type EditorBrokenProps = { onOpen(): void; onClose(): void };

/** In the place of an editor that broke: the page goes on, and so can the editing. */
export function EditorBroken({ onOpen, onClose }: EditorBrokenProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    again.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.notice} role="alert" lang="en" dir="ltr">
      <p className={styles.text}>The editor stopped because of an error. Your changes are kept.</p>
      <button ref={again} type="button" className={styles.again} onClick={onOpen}>
        Open the editor again
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}
