import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './editor-dialog.module.css';

type EditorDialogProps = {
  title: string;
  /** Wide ones hold pictures or two columns; a full one is as large as the window. */
  size?: 'small' | 'medium' | 'wide' | 'full';
  /** Escape, the close button, a press beside it. */
  onClose(): void;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
};

/** A question or a view of its own over the page, in the editor's look; it is open while mounted. */
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
    const before = document.activeElement;
    const home = element?.closest('[data-editor]');
    element?.showModal();
    return () => {
      element?.close();
      // What opened it may be gone by now, as 'Sign in' is for whoever has signed in.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else home?.querySelector<HTMLElement>('h2')?.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    let isBeside = false;
    // Only where it began beside it too: a selection drawn out of a field ends there as well.
    const onDown = ({ target }: Event) => void (isBeside = target === element);
    const onClick = ({ target }: Event) => isBeside && target === element && onClose();
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
        // React lets it bubble, from a dialog over this one too.
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
