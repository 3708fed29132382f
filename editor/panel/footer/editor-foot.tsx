import { useState } from 'react';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import { Collaborators } from './collaborators.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './foot.module.css';
import { OnePlace } from './one-place.tsx';
import { ProblemList } from './problem-list.tsx';
import { Proposals } from './proposals.tsx';
import { StatusChip } from './status-chip.tsx';
import { statusText } from './status-text.ts';
import { mergedText, useAnnouncedStatus } from './use-announced-status.ts';
import { WhoEdits } from './who-edits.tsx';

const ConflictsDialog = lazyView(
  'conflicts',
  async () => (await import('../../review/conflicts/conflicts-dialog.tsx')).ConflictsDialog,
);
const PublishDialog = lazyView(
  'publish',
  async () => (await import('../../review/publish/publish-dialog.tsx')).PublishDialog,
);
const SendDialog = lazyView(
  'send-to-owner',
  async () => (await import('../../review/proposals/send-dialog.tsx')).SendDialog,
);
const SignInDialog = lazyView(
  'sign-in',
  async () => (await import('../../parts/sign-in/sign-in-dialog.tsx')).SignInDialog,
);

type Dialog = 'discard' | 'conflicts' | 'publish' | 'signIn' | 'signInToPublish';

/** What becomes of the changes: where they are, and what can be done with them. */
export function EditorFoot() {
  const ports = usePorts();
  const sync = useReadable(ports.sync);
  const who = useReadable(ports.staff);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useAnnouncedStatus(sync);
  const close = () => setDialog(null);
  const { status, hasChanges, problems, mergedFrom } = sync;
  const isManager = who.status === 'signedIn' && who.member.role === 'manager';
  const isCalm = status === 'saved' || status === 'saving';
  return (
    <section className={styles.foot} aria-label="Your changes">
      <div className={styles.row}>
        <StatusChip sync={sync} />
        <WhoEdits onSignIn={() => setDialog('signIn')} />
        <span className={styles.actions}>
          {hasChanges && (
            <button
              type="button"
              className={styles.quiet}
              aria-haspopup="dialog"
              data-command="discard"
              onClick={() => setDialog('discard')}
            >
              Discard
            </button>
          )}
          <button
            type="button"
            className={styles.main}
            aria-haspopup="dialog"
            data-command="publish"
            // The line has no room for more beside Discard and who is signed in.
            aria-label={isManager ? 'Send to owner' : undefined}
            onClick={() => setDialog(who.status === 'signedIn' ? 'publish' : 'signInToPublish')}
          >
            {isManager ? 'Send' : 'Publish'}
          </button>
        </span>
      </div>
      <OnePlace />
      {who.status === 'signedIn' && <Proposals isOwner={!isManager} />}
      {/* As high with every status: what stands above it must not jump. */}
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
      </p>
      {problems.length > 0 && <ProblemList problems={problems} />}
      <Collaborators />
      {dialog === 'discard' && <DiscardDialog onClose={close} />}
      {dialog === 'conflicts' && <ConflictsDialog onClose={close} />}
      {dialog === 'publish' &&
        (isManager ? <SendDialog onClose={close} /> : <PublishDialog onClose={close} />)}
      {dialog === 'signIn' && <SignInDialog onClose={close} onSignedIn={close} />}
      {dialog === 'signInToPublish' && (
        <SignInDialog onClose={close} onSignedIn={() => setDialog('publish')} />
      )}
    </section>
  );
}
