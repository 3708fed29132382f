import { useState } from 'react';
import { useEditor, usePorts, useReadable } from '../core/state/editor-context.tsx';
import { Collaborators } from '../panel/footer/collaborators.tsx';
import { ProblemList } from '../panel/footer/problem-list.tsx';
import { StatusChip } from '../panel/footer/status-chip.tsx';
import { statusText } from '../panel/footer/status-text.ts';
import { mergedText, useAnnouncedStatus } from '../panel/footer/use-announced-status.ts';
import { StepButtons } from '../panel/header/editor-head.tsx';
import { lazyView } from '../parts/lazy-view.tsx';
import { usePublishing } from '../review/publish/use-publishing.ts';
import styles from './look-editor.module.css';

const ConflictsDialog = lazyView(
  'conflicts',
  async () => (await import('../review/conflicts/conflicts-dialog.tsx')).ConflictsDialog,
);
const SignInDialog = lazyView(
  'sign-in',
  async () => (await import('../parts/sign-in/sign-in-dialog.tsx')).SignInDialog,
);

const note = 'The look, chosen in the set-up';

/** Where the changes are, steps back, and the press that publishes the look and goes on. */
export function LookFoot({ onKept }: { onKept(): void }) {
  const { document } = useEditor();
  const ports = usePorts();
  const sync = useReadable(ports.sync);
  const [dialog, setDialog] = useState<'conflicts' | 'signIn' | null>(null);
  const { stage, publish } = usePublishing(onKept);
  useAnnouncedStatus(sync);
  const { status, hasChanges, problems, mergedFrom } = sync;
  const isSending = stage.name === 'sending';
  const isCalm = status === 'saved' || status === 'saving';
  const keep = () => {
    if (isSending) return;
    if (!hasChanges) return onKept();
    const order = { note, publishAt: null, revertAt: null };
    // What somebody else wrote has come in by then, and is seen before it is kept.
    void publish(order, document.get(), () => undefined);
  };
  const failure = stage.name === 'review' ? stage.failure : null;
  return (
    <section className={styles.foot} aria-label="Your changes">
      <div className={styles.row}>
        <StatusChip sync={sync} />
        <StepButtons />
        <button type="button" className={styles.main} aria-disabled={isSending} onClick={keep}>
          {isSending
            ? 'Publishing…'
            : hasChanges
              ? 'Publish this look and go on'
              : 'Keep this look and go on'}
        </button>
      </div>
      <p className={styles.message} data-status={status}>
        {isCalm && mergedFrom !== null ? mergedText(mergedFrom) : statusText(sync).long}{' '}
        {status === 'conflict' && (
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => setDialog('conflicts')}
          >
            Decide now
          </button>
        )}
        {(status === 'signedOut' || status === 'local') && (
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => setDialog('signIn')}
          >
            Sign in
          </button>
        )}
      </p>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.message}
        </p>
      )}
      {problems.length > 0 && <ProblemList problems={problems} />}
      <Collaborators />
      {dialog === 'conflicts' && <ConflictsDialog onClose={() => setDialog(null)} />}
      {dialog === 'signIn' && (
        <SignInDialog onClose={() => setDialog(null)} onSignedIn={() => setDialog(null)} />
      )}
    </section>
  );
}
