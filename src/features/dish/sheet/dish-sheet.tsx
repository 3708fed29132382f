import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChakraRoot } from '../../../chakra/chakra-root.tsx';
import { ReachToasts } from '../../../chakra/reach-toasts.tsx';
import sheet from '../../../chakra/sheet.module.css';
import styles from './dish-sheet.module.css';

/** What every dialog over the menu gets from its host. */
export type SheetProps = {
  isOpen: boolean;
  onClose(): void;
  /** The closing has been seen; the dialog may go. */
  onExited(): void;
};

type DishSheetProps = SheetProps & {
  title: string;
  /** Of what is put together: small words above the title. */
  kicker?: string | undefined;
  description: string;
  picture: ReactNode;
  /** Stands beside the closing button. */
  corner?: ReactNode;
  /** Marks and notices below the description. */
  marks?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a dish and of what is put together of dishes: a sheet from below on phones, a dialog
 * above 768 px (design, Item).
 */
export function DishSheet(props: DishSheetProps) {
  const { isOpen, onClose, onExited, title, kicker, description, picture } = props;
  const { corner, marks, children } = props;
  const words = useStorefront().messages.menu;
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraRoot>
      <Dialog.Root
        open={isOpen}
        initialFocusEl={() => content.current}
        onOpenChange={({ open }) => !open && onClose()}
        onExitComplete={onExited}
      >
        <Portal>
          <Dialog.Backdrop className={sheet.backdrop} />
          <Dialog.Positioner className={sheet.positioner}>
            <Dialog.Content ref={content} className={`${sheet.moving} ${styles.content}`}>
              <div className={styles.closeCorner}>
                {corner && <div className={styles.corner}>{corner}</div>}
                <Dialog.CloseTrigger className={styles.close} aria-label={words.closeItem}>
                  <X aria-hidden="true" size={20} />
                </Dialog.CloseTrigger>
              </div>
              <div className={styles.picture}>{picture}</div>
              <div className={styles.strip} />
              <div className={styles.body}>
                <div className={styles.head}>
                  {kicker && <p className={styles.kicker}>{kicker}</p>}
                  <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                  {description !== '' && (
                    <Dialog.Description className={styles.description}>
                      {description}
                    </Dialog.Description>
                  )}
                  {marks}
                </div>
                {children}
              </div>
              <ReachToasts />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
