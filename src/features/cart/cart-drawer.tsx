import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { ChakraRoot } from '../../chakra/chakra-root.tsx';
import { ReachToasts } from '../../chakra/reach-toasts.tsx';
import { CartContents } from './cart-contents.tsx';
import styles from './cart-drawer.module.css';
import { useCartMessages } from './use-cart-messages.ts';

export type CartDrawerProps = {
  isOpen: boolean;
  /** Wide: beside the page, which stays usable; else a sheet over it. */
  isWide: boolean;
  onClose(): void;
  onExited(): void;
};

/** The cart: a drawer from the side, or a sheet over a phone's whole screen (design, Cart). */
export function CartDrawer({ isOpen, isWide, onClose, onExited }: CartDrawerProps) {
  const words = useCartMessages().cartContents;
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  const opener = useRef<Element | null>(null);
  // Beside the page no focus is trapped, so Chakra gives none back either (rule R96).
  useLayoutEffect(() => {
    if (!isWide) return;
    const focused = document.activeElement;
    if (isOpen) opener.current = focused;
    else if (focused?.closest('[role="dialog"]') && opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  }, [isOpen, isWide]);
  return (
    <ChakraRoot>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && onClose()}
        onExitComplete={onExited}
        modal={!isWide}
        trapFocus={!isWide}
        preventScroll={!isWide}
        closeOnInteractOutside={!isWide}
        initialFocusEl={() => title.current}
      >
        <Portal>
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content className={styles.content}>
              <div className={styles.head}>
                <Dialog.Title ref={title} tabIndex={-1} className={styles.title}>
                  {words.title}
                </Dialog.Title>
                <Dialog.CloseTrigger className={styles.close} aria-label={words.close}>
                  <X aria-hidden="true" size={20} />
                </Dialog.CloseTrigger>
              </div>
              <CartContents onLineRemoved={focusTitle} />
              <ReachToasts />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
