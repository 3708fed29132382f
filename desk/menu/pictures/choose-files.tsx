import { useState, type DragEvent, type ReactNode } from 'react';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './pictures.module.css';

type ChooseFilesProps = {
  /** Takes several at once. */
  isMultiple: boolean;
  onFiles(files: readonly File[]): void;
  /** Below the buttons. */
  children?: ReactNode;
};

/** Telephones that keep photographs as HEIC send a JPEG where that is asked for. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Takes pictures that are chosen, dropped, or taken with a telephone's camera. */
export function ChooseFiles({ isMultiple, onFiles, children }: ChooseFilesProps) {
  const words = useDeskMessages().deskPictures.uploads;
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  return (
    <div
      className={css.drop}
      role="presentation"
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        take(event.dataTransfer.files);
      }}
    >
      <div className={css.line}>
        <FileButton label={isMultiple ? words.chooseSeveral : words.choose}>
          {(common) => (
            <input
              {...common}
              multiple={isMultiple}
              onChange={({ target }) => taken(target, take)}
            />
          )}
        </FileButton>
        <span className={css.camera}>
          <FileButton label={words.camera}>
            {(common) => (
              <input
                {...common}
                capture="environment"
                onChange={({ target }) => taken(target, take)}
              />
            )}
          </FileButton>
        </span>
        <span className={css.orDrop}>{isOver ? words.dropped : words.orDrop}</span>
      </div>
      {children}
    </div>
  );
}

const common = { type: 'file', accept: kinds } as const;

function FileButton({
  label,
  children,
}: {
  label: string;
  children(input: typeof common): ReactNode;
}) {
  return (
    <label className={css.file}>
      {label}
      {children(common)}
    </label>
  );
}

function taken(input: HTMLInputElement, take: (files: FileList | null) => void): void {
  take(input.files);
  // The same file may be chosen again after a failure.
  input.value = '';
}
