import FileUp from 'lucide-react/icons/file-up';
import { useId, useState, type DragEvent } from 'react';
import { mostMenuBytes } from '#schemas/api/staff-menu-import.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';

const understood =
  '.csv,.tsv,.txt,.xlsx,.json,.html,.htm,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type MenuFileProps = {
  isBusy: boolean;
  /** @param file its bytes, as they were when it was chosen */
  onFile(name: string, file: Blob): void;
  onTrouble(sentence: string): void;
};

/** Takes a menu file, chosen or dropped. */
export function MenuFile({ isBusy, onFile, onTrouble }: MenuFileProps) {
  const words = useDeskMessages().deskMenuImport.file;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    if (file.size > mostMenuBytes) return onTrouble(words.tooLarge);
    try {
      // Kept as it is now: what is imported is what was looked at, whatever becomes of the file.
      onFile(file.name, new Blob([await file.arrayBuffer()]));
    } catch {
      onTrouble(words.unreadable);
    }
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  return (
    // Dropping is a shortcut for a mouse: the button below takes a file by keys as well.
    <div
      role="presentation"
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <FileUp aria-hidden="true" size={28} />
      <h3 className={css.heading}>{words.legend}</h3>
      <p id={`${id}-hint`} className={css.hint}>
        {words.hint}
      </p>
      <div className={css.choose}>
        <label className={css.file}>
          {words.choose}
          <input
            type="file"
            accept={understood}
            aria-describedby={`${id}-hint`}
            disabled={isBusy}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file may be chosen again once it is mended.
              target.value = '';
            }}
          />
        </label>
        <span className={css.orDrop}>{isOver ? words.dropped : words.orDrop}</span>
      </div>
    </div>
  );
}
