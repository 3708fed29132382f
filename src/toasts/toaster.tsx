import { createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react/toast';
import { Portal } from '@chakra-ui/react/portal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChakraRoot } from '../chakra/chakra-root.tsx';
import { tabThroughToasts } from './tab-through-toasts.ts';
import styles from './toaster.module.css';
import { serveToasts, toastDuration, type ToastKind } from './toasts.ts';

/** Top centre, three in sight, the rest wait (specification §2; requirements, Screens). */
const toaster = createToaster({ placement: 'top', max: 3, gap: 8, overlap: false });

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} satisfies Record<ToastKind, unknown>;

/** Shows the toasts; its timers stop while a toast is touched, hovered or focused. */
export function Toaster() {
  const { toasts } = useStorefront().messages;
  useEffect(() => {
    return serveToasts(({ kind, title, description, action }) => {
      const duration = toastDuration({ kind, ...(action && { action }) });
      // The toaster listens from the next microtask on; what is created before is never drawn.
      queueMicrotask(() =>
        toaster.create({
          type: kind,
          title,
          description,
          duration,
          closable: true,
          ...(action && { action }),
        }),
      );
    });
  }, []);
  useEffect(() => {
    return tabThroughToasts();
  }, []);
  useEffect(() => {
    // What it showed goes with it: the next one would begin with toasts of before.
    return () => toaster.remove();
  }, []);
  return (
    <ChakraRoot>
      {/* In the body itself, where a dialog leaves live regions to screen readers. */}
      <Portal>
        <ChakraToaster toaster={toaster}>
          {({ type, title, description, action }) => {
            const Icon = icons[isKind(type) ? type : 'info'];
            return (
              <Toast.Root className={styles.toast}>
                <Icon className={styles.icon} aria-hidden="true" size={20} />
                <div className={styles.words}>
                  <Toast.Title className={styles.title}>{title}</Toast.Title>
                  {description && (
                    <Toast.Description className={styles.description}>
                      {description}
                    </Toast.Description>
                  )}
                </div>
                {action && (
                  <Toast.ActionTrigger className={styles.action}>
                    {action.label}
                  </Toast.ActionTrigger>
                )}
                <Toast.CloseTrigger className={styles.close} aria-label={toasts.close}>
                  <X aria-hidden="true" size={16} />
                </Toast.CloseTrigger>
              </Toast.Root>
            );
          }}
        </ChakraToaster>
      </Portal>
    </ChakraRoot>
  );
}

function isKind(type: unknown): type is ToastKind {
  return typeof type === 'string' && Object.hasOwn(icons, type);
}
