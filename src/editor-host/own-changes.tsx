import styles from './own-changes.module.css';

export type OwnChangesProps = {
  /** It is the draft that staff share. */
  isShared: boolean;
  /** Asks before anything goes: the question is the editor's own. */
  onDiscard(): void;
};

/** Says that this browser shows what guests do not see, and offers to drop it. */
export function OwnChanges({ isShared, onDiscard }: OwnChangesProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.dot} aria-hidden="true" />
        {isShared ? 'Your draft, which guests do not see' : 'Your own changes, seen only here'}
      </p>
      <button type="button" className={styles.discard} aria-haspopup="dialog" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
