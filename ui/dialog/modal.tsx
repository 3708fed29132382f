import X from 'lucide-react/icons/x';
import { useId, type ReactNode, type RefObject } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import styles from './modal.module.css';

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
  const { ignoresOutside, initialFocus, findNextFocus, isWide, children, footer } = props;
  const isDismissible = closeLabel !== null;
  const id = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      isDismissible={isDismissible}
      ignoresOutside={ignoresOutside}
      // Not on the first control: its focus ring would look like a choice already made.
      findFirstFocus={() => initialFocus?.current}
      findNextFocus={findNextFocus}
      onClose={onClose}
      onExited={onExited}
      titleId={id}
      textId={`${id}-text`}
      className={styles.content}
      isWide={isWide}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {!isDismissible && corner && <div className={styles.corner}>{corner}</div>}
        {isDismissible && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" size={20} />
          </button>
        )}
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
      </div>
      {children}
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </DialogFrame>
  );
}
