import { useRef } from 'react';
import styles from './own-changes.module.css';

export type OwnChangesProps = {
  /** Over the page, not inside the editor's panel. */
  isFloating?: boolean;
  onDiscard(): void;
};

/** Says that this browser shows changes that nobody else sees, and offers to drop them. */
export function OwnChanges({ isFloating = false, onDiscard }: OwnChangesProps) {
  const question = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.bar} data-floating={isFloating || undefined}>
      <p className={styles.words}>
        <span className={styles.dot} aria-hidden="true" />
        Your own changes, seen only here
      </p>
      <button
        type="button"
        className={styles.discard}
        aria-haspopup="dialog"
        onClick={() => question.current?.showModal()}
      >
        Discard
      </button>
      <dialog
        ref={question}
        className={styles.question}
        aria-labelledby="discard-title"
        onClose={({ currentTarget }) => {
          if (currentTarget.returnValue === 'discard') onDiscard();
        }}
      >
        <h2 className={styles.title} id="discard-title">
          Discard your changes?
        </h2>
        <p>The site goes back to how everyone else sees it. This cannot be undone.</p>
        <form method="dialog" className={styles.answers}>
          <button type="submit" className={styles.answer} value="keep">
            Keep them
          </button>
          <button type="submit" className={styles.danger} value="discard">
            Discard
          </button>
        </form>
      </dialog>
    </div>
  );
}
