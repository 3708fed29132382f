import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { ShownToast, ToastQueue } from './toast-queue.ts';
import styles from './toaster.module.css';
import type { ToastKind } from './toasts.ts';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} satisfies Record<ToastKind, unknown>;

type ToastViewProps = {
  toast: ShownToast;
  queue: Pick<ToastQueue, 'dismiss' | 'remove' | 'resume'>;
};

/** One toast: read out as a whole, an error at once and the others when there is a pause. */
export function ToastView({ toast, queue }: ToastViewProps) {
  const { id, kind, title, description, action, isLeaving } = toast;
  const words = useStorefront().messages.toasts;
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!isLeaving) return;
    const moving = box.current?.getAnimations() ?? [];
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => queue.remove(id));
  }, [isLeaving, id, queue]);
  // What was pressed goes, and no pointer leaves it: the time of the others runs on.
  const close = () => {
    queue.dismiss(id);
    queue.resume();
  };
  const Icon = icons[kind];
  return (
    <output
      ref={box}
      className={styles.toast}
      aria-live={kind === 'error' ? 'assertive' : 'polite'}
      aria-atomic
      data-type={kind}
      data-leaving={isLeaving || undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" size={20} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={words.close}
        data-close-toast
        onClick={close}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </output>
  );
}
