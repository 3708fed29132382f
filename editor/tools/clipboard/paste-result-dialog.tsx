import type { ConfigProblem } from '#schemas/config/read-site-config.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { toCheck } from '../../review/publish/to-check.ts';
import styles from './clipboard.module.css';
import type { PasteResult } from '../../core/exchange/clipboard-state.ts';

/** More than these nobody reads; they are all of one text. */
const mostShown = 20;

/** Why nothing was pasted or copied, or what of it could not be used. */
export function PasteResultDialog({ result, onClose }: { result: PasteResult; onClose(): void }) {
  const editor = useEditor();
  const isWholeSite = result.kind === 'refused' && result.isWholeSite === true;
  const look = () => {
    onClose();
    editor.open({ name: 'transfer' });
  };
  return (
    <EditorDialog
      title={
        result.kind === 'refused'
          ? `Nothing was ${result.done ?? 'pasted'}`
          : `${result.name} pasted in part`
      }
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles.button} onClick={onClose}>
            {isWholeSite ? 'Leave it' : 'All right'}
          </button>
          {isWholeSite && (
            <button type="button" className={styles.main} onClick={look}>
              Import and export
            </button>
          )}
        </>
      }
    >
      {result.kind === 'refused' ? <p>{result.reason}</p> : <Unused result={result} />}
    </EditorDialog>
  );
}

function Unused({ result: { problems } }: { result: Extract<PasteResult, { kind: 'partly' }> }) {
  const kept = problems.filter(({ isKept }) => isKept);
  const unusable = problems.filter(({ isKept }) => !isKept);
  return (
    <>
      {unusable.length > 0 && (
        <>
          <p>These could not be used. They are as in a new section; everything else was taken.</p>
          <Names problems={unusable} />
        </>
      )}
      {kept.map(({ path, value }) => (
        <p key={path}>
          The design “{String(value)}” is not known here, so the usual one is shown. The name is
          kept until you choose another design.
        </p>
      ))}
    </>
  );
}

function Names({ problems }: { problems: readonly ConfigProblem[] }) {
  const { document } = useEditor();
  const more = problems.length - mostShown;
  return (
    <ul className={styles.list}>
      {keyed(problems.slice(0, mostShown), ({ path }) => path).map(({ key, thing }) => (
        <li key={key}>{toCheck(document.get(), { ...thing, level: 'error' }).name}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
