import ImageUp from 'lucide-react/icons/image-up';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { usePorts } from '../../core/state/editor-context.tsx';
import styles from './picture.module.css';
import { useNoStrayDrop } from './use-no-stray-drop.ts';
import { signInFirst } from './use-upload.ts';

type PictureDropProps = {
  label: string;
  hasPicture: boolean;
  /** How much has been sent, 0 to 1; null while nothing is. */
  share: number | null;
  onFile(file: Blob): void;
  onCancel(): void;
  onRemove(): void;
  /** Shown above the buttons. */
  picture: ReactNode;
  /** Below them: where an address is written. */
  children: ReactNode;
};

const fileOf = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Takes a picture that is dropped on it, pasted while the focus is in it, or picked. */
export function PictureDrop(props: PictureDropProps) {
  const { label, hasPicture, share, onFile, onCancel, onRemove, picture, children } = props;
  const { pictures } = usePorts();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useNoStrayDrop();
  const [isOver, setIsOver] = useState(false);
  const canSend = pictures.isPossible();
  const isSending = share !== null;
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        const file = fileOf(event.dataTransfer);
        if (file) onFile(file);
      }}
      onPaste={(event) => {
        const file = fileOf(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {picture}
      <div className={isSending ? styles.sending : styles.buttons}>
        {isSending && (
          <progress className={styles.progress} value={share} aria-label={`Sending ${label}`} />
        )}
        {/* One button all along: what was pressed keeps the focus while it sends, and after. */}
        {(canSend || isSending) && (
          <button
            ref={choose}
            type="button"
            className={styles.button}
            onClick={() => (isSending ? onCancel() : picker.current?.click())}
          >
            {!isSending && <ImageUp aria-hidden="true" size={14} />}
            {isSending ? 'Cancel' : hasPicture ? 'Replace' : 'Choose a picture'}
          </button>
        )}
        {!isSending && hasPicture && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              onRemove();
              // This button goes with the picture; what it was about stays in hand.
              (choose.current ?? box.current?.querySelector<HTMLElement>('input'))?.focus();
            }}
          >
            Remove
          </button>
        )}
        {!isSending && !hasPicture && (
          <span className={styles.hint}>{canSend ? 'or drop or paste one here' : signInFirst}</span>
        )}
      </div>
      {children}
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={`${label}: choose a file`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
