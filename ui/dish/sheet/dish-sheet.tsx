import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { DialogFrame } from '../../dialog/dialog-frame.tsx';
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
  /** null: set in type alone. */
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
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onExited={onExited}
      titleId={id}
      textId={description === '' ? undefined : `${id}-text`}
      className={`${styles.content} ${picture ? '' : styles.plain}`}
    >
      <div className={styles.closeCorner}>
        {corner && <div className={styles.corner}>{corner}</div>}
        <button
          type="button"
          className={styles.close}
          aria-label={words.closeItem}
          onClick={onClose}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.strip} />
      <div className={styles.body}>
        <div className={styles.head}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {description !== '' && (
            <p id={`${id}-text`} className={styles.description}>
              {description}
            </p>
          )}
          {marks}
        </div>
        {children}
      </div>
    </DialogFrame>
  );
}
