import { useState } from 'react';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { ConflictChoice, type Choice } from './conflict-choice.tsx';
import styles from './conflicts.module.css';

/** Settings that two people changed: whose stay. */
export function ConflictsDialog({ onClose }: { onClose(): void }) {
  const { sync } = usePorts();
  const { announce } = useEditor();
  const { conflicts, mergedFrom } = useReadable(sync);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const keys = conflicts.map(({ path }) => path.join('.'));
  const left = keys.filter((key) => !choices.has(key)).length;
  const chooseAll = (choice: Choice) => setChoices(new Map(keys.map((key) => [key, choice])));
  const decide = () => {
    if (left === keys.length) return;
    sync.resolve(choices);
    announce('Your choice is made.');
    onClose();
  };
  return (
    <EditorDialog
      title="Both of you changed this"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <p className={styles.left} aria-live="polite">
            {left > 0 ? `${left} to decide` : ''}
          </p>
          <button type="button" className={styles.button} onClick={onClose}>
            Later
          </button>
          <button
            type="button"
            className={styles.main}
            aria-disabled={left === keys.length}
            onClick={decide}
          >
            Keep what I chose
          </button>
        </>
      }
    >
      <p className={styles.words}>
        {mergedFrom ?? 'Somebody else'} saved other values while you were editing. Everything else
        is brought together already. Until you decide, the page shows yours and nothing of this is
        saved.
      </p>
      <div className={styles.all}>
        <button type="button" className={styles.button} onClick={() => chooseAll('mine')}>
          All yours
        </button>
        <button type="button" className={styles.button} onClick={() => chooseAll('theirs')}>
          All theirs
        </button>
      </div>
      {conflicts.map((conflict) => {
        const key = conflict.path.join('.');
        return (
          <ConflictChoice
            key={key}
            conflict={conflict}
            choice={choices.get(key)}
            onChoose={(choice) => setChoices(new Map([...choices, [key, choice]]))}
          />
        );
      })}
      {conflicts.length === 0 && <p>There is nothing left to decide.</p>}
    </EditorDialog>
  );
}
