import { useRef, useState } from 'react';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import type { PortFailure } from '../../core/ports.ts';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { useLeave } from '../../parts/use-leave.tsx';
import { jumpTo } from '../publish/jump-to.ts';
import { Review } from '../publish/review.tsx';
import { useChangedMeanwhile } from '../publish/use-changed-meanwhile.ts';
import { failureOf } from '../../parts/failure-of.ts';
import { useReview } from '../publish/use-review.ts';
import { ownProposalText } from './proposal-text.ts';
import styles from './proposals.module.css';
import { TextInput } from './text-input.tsx';

const noProblems: PortFailure['problems'] = [];

/** Where managers would publish: what changes goes to the owner, with a message. */
export function SendDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const { document, proposals } = usePorts();
  const config = useReadable(document);
  const { own } = useReadable(proposals);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<'sending' | 'withdrawing' | null>(null);
  const [failure, setFailure] = useState<PortFailure | null>(null);
  const { leave, question } = useLeave(message.trim() !== '', onClose);
  const review = useReview(failure?.problems ?? noProblems);
  const { isChanged, marked, lookAt } = useChangedMeanwhile(review.differences);
  const listTitle = useRef<HTMLHeadingElement>(null);
  const checksTitle = useRef<HTMLHeadingElement>(null);
  const isWaiting = own?.state === 'waiting';
  const reason = reasonNotTo(review.differences.length, review.errors);

  const act = async (name: 'sending' | 'withdrawing', done: string, call: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    setFailure(null);
    try {
      editor.endGesture();
      await call();
      editor.announce(done);
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(null);
    }
  };
  const send = () => {
    if (isChanged) {
      lookAt();
      listTitle.current?.focus();
    } else if (review.errors > 0) checksTitle.current?.focus();
    else if (reason === null) {
      void act('sending', 'Sent to the owner.', () => proposals.send({ shown: config, message }));
    }
  };
  return (
    <EditorDialog
      size="wide"
      title="Send to the owner"
      onClose={leave}
      actions={
        <>
          <p className={styles.reason} aria-live="polite">
            {reason}
          </p>
          <button type="button" className={styles.button} onClick={leave}>
            Not yet
          </button>
          <button
            type="button"
            className={styles.primary}
            aria-disabled={!isChanged && (reason !== null || busy !== null)}
            onClick={({ detail }) => {
              // The second press of a double one was meant for what stood here before.
              if (detail < 2) send();
            }}
          >
            {isChanged
              ? 'See what is new'
              : busy === 'sending'
                ? 'Sending…'
                : isWaiting
                  ? 'Send this instead'
                  : 'Send to the owner'}
          </button>
        </>
      }
    >
      <p className={styles.failure} role="alert">
        {isChanged
          ? 'The site was changed by somebody else while you looked at it. The list below has it now.'
          : failure?.message}
      </p>
      <Review
        {...review}
        differences={marked}
        listTitle={listTitle}
        checksTitle={checksTitle}
        onJump={(place) => {
          onClose();
          jumpTo(editor, place);
        }}
        title="To the owner"
      >
        <p className={styles.help}>
          Owners publish. They see before and after, and accept all of it, a part, or nothing. What
          you change after sending is not part of it.
        </p>
        {own && ownProposalText(own) !== null && (
          <div className={styles.state}>
            <p>{ownProposalText(own)}</p>
            {isWaiting && (
              <button
                type="button"
                className={styles.button}
                aria-disabled={busy !== null}
                onClick={() =>
                  void act('withdrawing', 'Taken back.', () => proposals.withdraw(own.id))
                }
              >
                {busy === 'withdrawing' ? 'Taking it back…' : 'Take it back'}
              </button>
            )}
          </div>
        )}
        <TextInput
          label="Message"
          help="What it is about, for the owner."
          value={message}
          onChange={setMessage}
        />
      </Review>
      {question}
    </EditorDialog>
  );
}

function reasonNotTo(differences: number, errors: number): string | null {
  if (differences === 0) return 'There is nothing to send.';
  if (errors === 0) return null;
  return errors === 1
    ? 'One thing has to be put right first.'
    : `${errors} things have to be put right first.`;
}
