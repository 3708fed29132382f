import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { reachByKeys } from './reach-by-keys.ts';
import { pauseWhileUsed } from './pause-while-used.ts';
import { createToastQueue } from './toast-queue.ts';
import { ToastView } from './toast-view.tsx';
import styles from './toaster.module.css';
import { serveToasts } from './toasts.ts';

/**
 * Shows the toasts at the top centre, three in sight (specification §2; requirements, Screens). Their
 * time stops while one is touched, hovered or focused.
 */
export function Toaster() {
  const words = useStorefront().messages.toasts;
  const [queue] = useState(createToastQueue);
  const shown = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    return serveToasts(queue.add);
  }, [queue]);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const ends = [reachByKeys(element), pauseWhileUsed(element, queue)];
    return () => {
      for (const end of ends) end();
    };
  }, [queue]);
  useEffect(() => {
    // What it showed goes with it: the next one would begin with toasts of before.
    return () => queue.clear();
  }, [queue]);
  // In the body itself, where a dialog leaves live regions to screen readers.
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={words.region}
      aria-live={shown.some(({ kind }) => kind === 'error') ? 'assertive' : 'polite'}
      aria-relevant="additions text"
      tabIndex={-1}
      data-toasts
    >
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} queue={queue} />
      ))}
    </section>,
    document.body,
  );
}
