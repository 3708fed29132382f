import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { QrCode } from '#variants/sections/app-promotion/qr-code.tsx';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { cityOf, formatInstant } from '../../core/local-time.ts';
import styles from './preview-link.module.css';
import { failureOf } from '../../parts/failure-of.ts';

const lengths = [
  { hours: 24, words: 'A day' },
  { hours: 72, words: 'Three days' },
  { hours: 168, words: 'A week' },
  { hours: 720, words: 'A month' },
] as const;

type Preview = { url: string; expiresAt: string };

/** A link to the draft as it is now, for whoever has it, until it ends; also as a code to scan. */
export function PreviewLink() {
  const id = useId();
  const { endGesture } = useEditor();
  const { publishing, sync } = usePorts();
  const [hours, setHours] = useState<number>(72);
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const make = async () => {
    setIsMaking(true);
    setProblem('');
    try {
      endGesture();
      await sync.flush();
      setPreview(await publishing.createPreview(hours));
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <div className={styles.preview}>
      <p className={styles.help}>
        Whoever has the link sees your changes as they are now, and nothing else can be done with
        it. Search engines leave it alone.
      </p>
      <div className={styles.line}>
        <label htmlFor={`${id}-hours`}>It works for</label>
        <select
          id={`${id}-hours`}
          className={styles.select}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {lengths.map(({ hours, words }) => (
            <option key={hours} value={hours}>
              {words}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isMaking}
          onClick={() => void (isMaking || make())}
        >
          {isMaking ? 'One moment…' : preview ? 'Make a new link' : 'Make a link'}
        </button>
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {preview && <MadePreview key={preview.url} preview={preview} />}
    </div>
  );
}

function MadePreview({ preview: { url, expiresAt } }: { preview: Preview }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const { timeZone, locale } = useReadable(usePorts().siteData);
  const made = useRef<HTMLDivElement>(null);
  useEffect(() => {
    made.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied('Copied.');
    } catch {
      setCopied('The link is selected: press Ctrl or ⌘ and C.');
    }
  };
  return (
    <div ref={made} className={styles.made}>
      <div className={styles.code}>
        <QrCode url={url} label="The link as a code to scan with a phone" />
      </div>
      <div className={styles.link}>
        <label htmlFor={`${id}-url`}>Link</label>
        <div className={styles.line}>
          <input
            ref={field}
            id={`${id}-url`}
            className={styles.url}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <button type="button" className={styles.button} onClick={() => void copy()}>
            <Copy aria-hidden="true" size={14} />
            Copy
          </button>
        </div>
        <output className={styles.help}>{copied}</output>
        <p className={styles.help}>
          It ends {formatInstant(expiresAt, timeZone, locale)} ({cityOf(timeZone)} time).
        </p>
      </div>
    </div>
  );
}
