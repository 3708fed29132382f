import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { CartContents } from './cart-contents.tsx';
import styles from './cart-drawer.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

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
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      isModal={!isWide}
      onClose={onClose}
      onExited={onExited}
      findFirstFocus={() => title.current}
      titleId={id}
      className={styles.content}
      isDrawer
    >
      <div className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <CartContents onLineRemoved={() => title.current?.focus()} />
    </DialogFrame>
  );
}
