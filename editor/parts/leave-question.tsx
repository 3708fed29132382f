import type { Question } from '../core/state/question.ts';
import styles from './leave-question.module.css';
import { EditorDialog } from './editor-dialog.tsx';

type LeaveQuestionProps = { question: Question; onClose(): void };

/** Asks before something written goes; whatever closes it leaves everything as it is. */
export function LeaveQuestion({ question, onClose }: LeaveQuestionProps) {
  const { title, text, stay, leave, onLeave } = question;
  return (
    <EditorDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles.stay} onClick={onClose}>
            {stay}
          </button>
          <button
            type="button"
            className={styles.leave}
            onClick={() => {
              onClose();
              onLeave();
            }}
          >
            {leave}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </EditorDialog>
  );
}
