import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';
import { ChakraRoot } from './chakra-root.tsx';
import { ReachToasts } from './reach-toasts.tsx';
import styles from './modal.module.css';
import sheet from './sheet.module.css';

type ModalProps = {
  isOpen: boolean;
  title: string;
  text: string;
  /** Stands in the corner of the closing button, where there is none. */
  corner?: ReactNode;
  /** What closing is called; null where the dialog cannot be dismissed. */
  closeLabel: string | null;
  onClose(): void;
  /** The closing has been seen; the dialog may go. */
  onExited?(): void;
  /** Only its own controls and Escape close it, not what happens beside it. */
  ignoresOutside?: boolean;
  /** What has the focus first; left out: the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus afterwards; null or left out: what had it before. */
  findNextFocus?(): HTMLElement | null;
  /** Holds a form, which takes more room where there is some. */
  isWide?: boolean;
  children?: ReactNode;
  /** Left out where what is inside has buttons of its own. */
  footer?: ReactNode;
};

/** A short question or notice: a sheet from below on phones, a dialog above 768 px. */
export function Modal(props: ModalProps) {
  const { isOpen, title, text, corner, closeLabel, onClose, onExited } = props;
  const { ignoresOutside = false, initialFocus, findNextFocus, isWide, children, footer } = props;
  const isDismissible = closeLabel !== null;
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraRoot>
      <Dialog.Root
        open={isOpen}
        // Not on the first control: its focus ring would look like a choice already made.
        initialFocusEl={() => initialFocus?.current ?? content.current}
        closeOnEscape={isDismissible}
        closeOnInteractOutside={isDismissible && !ignoresOutside}
        onOpenChange={({ open }) => !open && onClose()}
        {...(onExited && { onExitComplete: onExited })}
        {...(findNextFocus && { finalFocusEl: findNextFocus })}
      >
        <Portal>
          <Dialog.Backdrop className={sheet.backdrop} />
          <Dialog.Positioner className={sheet.positioner}>
            <Dialog.Content
              ref={content}
              className={`${sheet.moving} ${styles.content}`}
              data-wide={isWide || undefined}
            >
              <div className={styles.head}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {!isDismissible && corner && <div className={styles.corner}>{corner}</div>}
                {isDismissible && (
                  <Dialog.CloseTrigger className={styles.close} aria-label={closeLabel}>
                    <X aria-hidden="true" size={20} />
                  </Dialog.CloseTrigger>
                )}
                <Dialog.Description className={styles.text}>{text}</Dialog.Description>
              </div>
              {children}
              {footer !== undefined && <div className={styles.foot}>{footer}</div>}
              <ReachToasts />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
