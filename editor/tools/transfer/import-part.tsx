import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { usePorts } from '../../core/state/editor-context.tsx';
import { useUnapplied } from '../../core/state/use-unapplied.ts';
import { readImport, sizeProblem, type Import } from '../../core/exchange/read-import.ts';
import styles from './transfer.module.css';

type ImportPartProps = { onReady(ready: Extract<Import, { kind: 'ready' }>): void };

/** Beyond so many characters a pasted text is read at once and never shown in the field. */
const longPaste = 20_000;

/** A site's file by dropping, choosing or pasting it; it is looked at before anything is taken. */
export function ImportPart({ onReady }: ImportPartProps) {
  const id = useId();
  const { document } = usePorts();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useUnapplied(text.trim() !== '');
  const [problem, setProblem] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const look = async (source: string | File) => {
    const tooLong = typeof source === 'string' ? null : sizeProblem(source.size);
    setProblem(tooLong ?? '');
    if (tooLong) return;
    setIsReading(true);
    try {
      const found = readImport(
        typeof source === 'string' ? source : await source.text(),
        document.get(),
      );
      if (found.kind === 'ready') onReady(found);
      else setProblem(found.reason);
    } catch {
      setProblem('This file could not be read.');
    } finally {
      setIsReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void look(file);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= longPaste) return;
    event.preventDefault();
    void look(pasted);
  };
  return (
    <section
      className={styles.part}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      data-over={isOver || undefined}
    >
      <h4 className={styles.title}>Import</h4>
      <p className={styles.help}>
        You see what would change before anything is taken over. Drop a file here, choose one, or
        paste its text.
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => picker.current?.click()}>
          <Upload aria-hidden="true" size={14} />
          Choose a file
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label="A site’s file"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again once it was mended.
            target.value = '';
            if (file) void look(file);
          }}
        />
      </div>
      {/* Beside what was pressed: below the text a sheet would hide it. */}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <label htmlFor={id}>Or its text</label>
      <textarea
        id={id}
        className={styles.text}
        rows={4}
        spellCheck={false}
        value={text}
        onPaste={paste}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={text.trim() === '' || isReading}
          onClick={() => void (text.trim() !== '' && !isReading && look(text))}
        >
          {isReading ? 'Reading…' : 'Look at it'}
        </button>
      </div>
    </section>
  );
}
