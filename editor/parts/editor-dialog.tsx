import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './editor-dialog.module.css';

type EditorDialogProps = {
  title: string;
  /** Wide ones hold pictures or two columns; a full one is as large as the window. */
  size?: 'small' | 'medium' | 'wide' | 'full';
  /** By Escape, the close button, or a click on the backdrop. */
  onClose(): void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
};

/** A modal dialog in the editor's look; open while mounted. */
export function EditorDialog({
  title,
  size = 'small',
  onClose,
  children,
  actions,
}: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const focused = document.activeElement;
    const panel = element?.closest('[data-editor]');
    element?.showModal();
    return () => {
      element?.close();
      // What opened it may be gone by now, such as 'Sign in' after signing in.
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      else panel?.querySelector<HTMLElement>('h2')?.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    let isOnBackdrop = false;
    // Only where the press began there too: a text selection dragged out of a field ends there as well.
    const onDown = ({ target }: Event) => void (isOnBackdrop = target === element);
    const onClick = ({ target }: Event) => isOnBackdrop && target === element && onClose();
    element?.addEventListener('pointerdown', onDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onDown);
      element?.removeEventListener('click', onClick);
    };
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // React bubbles it from a nested dialog too.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" size={16} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
