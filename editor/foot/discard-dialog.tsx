import { useState } from 'react';
import { EditorDialog } from '../editor-dialog.tsx';
import { usePorts, useReadable } from '../editor-context.tsx';
import { PortFailure } from '../ports.ts';
import styles from './foot.module.css';

/** Asks before the changes go. */
export function DiscardDialog({ onClose }: { onClose(): void }) {
  const { sync, staff } = usePorts();
  const isShared = useReadable(staff).status === 'signedIn';
  const [problem, setProblem] = useState('');
  const discard = async () => {
    try {
      await sync.discard();
      onClose();
    } catch (failure) {
      setProblem(failure instanceof PortFailure ? failure.message : 'That did not work.');
    }
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
          <button type="button" className={styles.danger} onClick={() => void discard()}>
            Discard
          </button>
        </>
      }
    >
      <p>
        The site goes back to how everyone else sees it
        {isShared ? ', and so does the draft that you share with others who edit it' : ''}.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </EditorDialog>
  );
}
