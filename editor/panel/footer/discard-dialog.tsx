import { useState } from 'react';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { PortFailure, type StaffState } from '../../core/ports.ts';
import styles from './foot.module.css';

/** Asks before the changes go; undo brings them back. */
export function DiscardDialog({ onClose }: { onClose(): void }) {
  const { sync, staff } = usePorts();
  const { committed, recordExternal, announce } = useEditor();
  const who = useReadable(staff).status;
  const isExpired = useReadable(sync).status === 'signedOut';
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = isBusy || who === 'unknown';
  const discard = async () => {
    if (isWaiting) return;
    setIsBusy(true);
    const before = committed();
    try {
      await sync.discard();
      recordExternal('Changes discarded', before);
      announce('Your changes are discarded. Undo brings them back.');
      onClose();
    } catch (failure) {
      setProblem(failure instanceof PortFailure ? failure.message : 'That did not work.');
    }
    setIsBusy(false);
  };
  return (
    <EditorDialog
      title="Discard your changes?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles.button} onClick={onClose}>
            Keep them
          </button>
          <button
            type="button"
            className={styles.danger}
            aria-disabled={isWaiting}
            onClick={() => void discard()}
          >
            Discard
          </button>
        </>
      }
    >
      <p>{whatGoes(who, isExpired)}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </EditorDialog>
  );
}

/** Whose changes would go: this browser's, or the draft of everyone who edits. */
function whatGoes(who: StaffState['status'], isExpired: boolean): string {
  if (who === 'unknown') {
    return 'Looking whether you share these changes with others. Without a connection that cannot be told.';
  }
  const isShared = who === 'signedIn';
  const draft = isShared ? ', and so does the draft that you share with others who edit it' : '';
  const rest = isExpired
    ? ' Your session is over, so the draft that you share with others stays as it is: sign in first to discard that too.'
    : ' Undo in the editor brings your changes back.';
  return `The site goes back to how everyone else sees it${draft}.${rest}`;
}
