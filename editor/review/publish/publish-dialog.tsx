import { useRef, useState } from 'react';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import type { PortFailure } from '../../core/ports.ts';
import { jumpTo } from './jump-to.ts';
import styles from './publish-dialog.module.css';
import { PublishOrderFields } from './publish-order.tsx';
import { Published } from './published.tsx';
import { Review } from './review.tsx';
import { SignInHere } from './sign-in-here.tsx';
import { useChangedMeanwhile } from './use-changed-meanwhile.ts';
import { useLeave } from '../../parts/use-leave.tsx';
import { useNow } from '../../parts/use-now.ts';
import { usePublishing, type PublishOrder } from './use-publishing.ts';
import { useReview } from './use-review.ts';
import { timeProblems, type TimeProblems } from './time-problems.ts';

const noProblems: PortFailure['problems'] = [];

const nothingOrdered: PublishOrder = { note: '', publishAt: null, revertAt: null };

/** Codes of a session that is over (schemas/api/staff.ts); whoever signs in goes on from here. */
const signedOutCodes = new Set(['staff_session_expired', 'signed_out']);

/**
 * From the draft to what everyone sees: what changes, what stands in the way, when, and how it
 * went.
 */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const { document, siteData, scope, staff, now: present } = usePorts();
  const config = useReadable(document);
  const { timeZone, restaurants } = useReadable(siteData);
  const { restaurantId } = useReadable(scope);
  const who = useReadable(staff);
  const { stage, publish } = usePublishing();
  const [order, setOrder] = useState(nothingOrdered);
  const [times, setTimes] = useState<TimeProblems>({});
  const [dismissed, setDismissed] = useState<unknown>(null);
  const now = useNow();
  const { leave, question } = useLeave(isWritten(order), onClose);
  const reasonPlace = useRef<HTMLParagraphElement>(null);
  const checksTitle = useRef<HTMLHeadingElement>(null);
  const failure = stage.name === 'review' && stage.failure !== dismissed ? stage.failure : null;
  const refused = stage.name === 'review' && stage.sent === config ? failure?.problems : undefined;
  const review = useReview(refused ?? noProblems);
  const { isChanged, marked, lookAt } = useChangedMeanwhile(review.differences);
  const listTitle = useRef<HTMLHeadingElement>(null);

  const isOwner = who.status === 'signedIn' && who.member.role === 'owner';
  const isExpired = failure !== null && signedOutCodes.has(failure.code);
  const newSections = review.differences
    .filter(({ view }) => view.kind === 'came')
    .map(({ groupLabel }) => groupLabel);
  const reason = reasonNotTo(review.differences.length, review.errors);
  const isLater = order.publishAt !== null;
  const isSending = stage.name === 'sending';
  const isToLookAt = isOwner && isChanged && !isSending;

  const send = () => {
    if (isSending) return;
    if (isToLookAt) {
      lookAt();
      listTitle.current?.focus();
      return;
    }
    const wrong = timeProblems(order, timeZone, present());
    setTimes(wrong);
    if (review.errors > 0) checksTitle.current?.focus();
    else if (reason !== null || Object.keys(wrong).length > 0) reasonPlace.current?.focus();
    else void publish(order, config, lookAt);
  };
  const jump = (place: { group: string; field?: string }) => {
    onClose();
    jumpTo(editor, place);
  };

  if (stage.name === 'done') {
    return (
      <EditorDialog
        key="dialog"
        size="medium"
        title={stage.schedule ? 'Scheduled' : 'Published'}
        onClose={onClose}
      >
        <Published version={stage.version} schedule={stage.schedule} onClose={onClose} />
      </EditorDialog>
    );
  }
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  return (
    <EditorDialog
      key="dialog"
      size="wide"
      title={restaurant ? `Publish for ${restaurant.name}` : 'Publish'}
      onClose={leave}
      actions={
        <>
          <p ref={reasonPlace} className={styles.reason} tabIndex={-1} aria-live="polite">
            {isOwner && (Object.values(times)[0] ?? reason)}{' '}
            {isOwner && review.errors > 0 && (
              <button
                type="button"
                className={styles.link}
                onClick={() => checksTitle.current?.focus()}
              >
                Show me
              </button>
            )}
          </p>
          <button type="button" className={styles.button} onClick={leave}>
            {isOwner ? 'Not yet' : 'Close'}
          </button>
          {isOwner && !isExpired && (
            <button
              type="button"
              className={styles.primary}
              aria-disabled={!isToLookAt && (reason !== null || isSending)}
              onClick={({ detail }) => {
                // The second press of a double one was meant for what stood here before.
                if (detail < 2) send();
              }}
            >
              {isToLookAt
                ? lookWords
                : isSending
                  ? 'Publishing…'
                  : isLater
                    ? 'Schedule'
                    : 'Publish now'}
            </button>
          )}
        </>
      }
    >
      <p className={isToLookAt ? styles.news : styles.failure} role="alert">
        {isToLookAt ? changedWords : failure && !isExpired && failure.message}
      </p>
      <Review
        {...review}
        differences={marked}
        listTitle={listTitle}
        checksTitle={checksTitle}
        onJump={jump}
      >
        {isExpired || who.status === 'signedOut' ? (
          <SignInHere
            words={isExpired ? 'Please sign in again.' : 'Sign in to publish.'}
            onDone={() => setDismissed(failure)}
          />
        ) : isOwner && review.differences.length === 0 ? null : isOwner ? (
          <PublishOrderFields
            order={order}
            problems={times}
            newSections={newSections}
            now={now}
            onChange={(next) => {
              setOrder(next);
              setTimes({});
            }}
          />
        ) : (
          <p className={styles.callout}>One moment: we are asking who is signed in.</p>
        )}
      </Review>
      {question}
    </EditorDialog>
  );
}

const changedWords =
  'The site was changed by somebody else while you looked at it. The list below has it now.';
const lookWords = 'See what is new';

const isWritten = ({ note, publishAt, revertAt }: PublishOrder): boolean =>
  [note, publishAt ?? '', revertAt ?? ''].some((text) => text.trim() !== '');

function reasonNotTo(differences: number, errors: number): string | null {
  if (differences === 0) return 'There is nothing to publish.';
  if (errors === 0) return null;
  return errors === 1
    ? 'One thing has to be put right first.'
    : `${errors} things have to be put right first.`;
}
