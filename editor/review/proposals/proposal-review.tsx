import Columns from 'lucide-react/icons/columns-2';
import { useRef, useState } from 'react';
import { settingKey, settingPath } from '#schemas/config/overrides.ts';
import type { PortFailure, ReviewedProposal } from '../../core/ports.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { useLeave } from '../../parts/use-leave.tsx';
import { LazyCompareDialog } from '../compare/lazy-compare-dialog.ts';
import { ConflictChoice } from '../conflicts/conflict-choice.tsx';
import type { Difference } from '../differences/difference.ts';
import { DifferenceList } from '../differences/difference-list.tsx';
import { NotPossible } from './not-possible.tsx';
import { ProposalDescription } from './proposal-description.tsx';
import styles from './proposals.module.css';
import { TextInput } from './text-input.tsx';
import { useChoices } from './use-choices.ts';

type ProposalReviewProps = {
  reviewed: ReviewedProposal;
  failure: PortFailure | null;
  onAccept(keys: readonly string[]): Promise<void>;
  onDecline(reason: string): Promise<void>;
  onBack: (() => void) | null;
  onClose(): void;
};

const sideNames = { mine: 'Published now', theirs: 'Sent to you' };

/** Before and after of what a manager sent, what cannot be accepted, and what the owner decides. */
export function ProposalReview(props: ProposalReviewProps) {
  const { reviewed, failure, onAccept, onDecline, onBack, onClose } = props;
  const { details, published } = reviewed;
  const choices = useChoices(reviewed);
  const [seen, setSeen] = useState<{ group: string | undefined } | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const listTitle = useRef<HTMLHeadingElement>(null);
  const { leave, question } = useLeave((reason ?? '').trim() !== '', onClose);
  const { taken, config, differences, conflicts, undecided } = choices;
  const isOver = details.state !== 'waiting';
  const take = {
    one: 'Leave out',
    all: 'Leave all out',
    onTake(label: string, left: readonly Difference[]) {
      choices.leaveOut(left);
      setAnnouncement(`${label} is left out.`);
      listTitle.current?.focus();
    },
  };
  const act = async (call: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    await call();
    setIsBusy(false);
  };
  const keptBack = isOver
    ? 'This was decided already.'
    : undecided > 0
      ? `${undecided} to choose first`
      : taken.length === 0
        ? 'Nothing of it is left to publish.'
        : '';
  const isDeclining = reason !== null;
  return (
    <EditorDialog
      size="wide"
      title={`Sent to you for ${details.restaurant}`}
      onClose={leave}
      actions={
        <>
          <p className={styles.reason} aria-live="polite">
            {isDeclining ? '' : keptBack}
          </p>
          {onBack && !isDeclining && (
            <button type="button" className={styles.button} onClick={onBack}>
              Back
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-disabled={isOver}
            onClick={() => isOver || setReason(isDeclining ? null : '')}
          >
            {isDeclining ? 'Do not decline' : 'Decline'}
          </button>
          {isDeclining ? (
            <button
              type="button"
              className={styles.primary}
              aria-disabled={reason.trim() === '' || isBusy}
              onClick={() => reason.trim() !== '' && void act(() => onDecline(reason))}
            >
              {isBusy ? 'Declining…' : 'Decline and say why'}
            </button>
          ) : (
            <button
              type="button"
              className={styles.primary}
              aria-disabled={keptBack !== '' || isBusy}
              onClick={() => keptBack === '' && void act(() => onAccept(taken))}
            >
              {isBusy ? 'Publishing…' : 'Accept and publish'}
            </button>
          )}
        </>
      }
    >
      <div className={styles.failure} role="alert">
        {failure && <p>{failure.message}</p>}
      </div>
      <output className={styles.unseen}>{announcement}</output>
      <div className={styles.columns}>
        <section className={styles.part}>
          <div className={styles.partHead}>
            <h3 ref={listTitle} tabIndex={-1} className={styles.partTitle}>
              What changes
            </h3>
            {differences.length > 0 && (
              <button
                type="button"
                className={styles.button}
                onClick={() => setSeen({ group: undefined })}
              >
                <Columns aria-hidden="true" size={15} />
                Before and after
              </button>
            )}
          </div>
          {conflicts.length > 0 && (
            <>
              <p className={styles.help}>
                Customers see something else at these places than when this was sent. Choose what
                stays.
              </p>
              {conflicts.map((conflict) => {
                const key = settingKey(conflict.path);
                return (
                  <ConflictChoice
                    key={key}
                    conflict={conflict}
                    choice={choices.choices.get(key)}
                    names={sideNames}
                    onChoose={(choice) => choices.choose(key, choice)}
                  />
                );
              })}
            </>
          )}
          {differences.length > 0 ? (
            <DifferenceList
              differences={differences}
              onSee={(group) => setSeen({ group })}
              take={take}
            />
          ) : (
            <p className={styles.help}>Nothing differs from what everyone sees.</p>
          )}
        </section>
        <div className={styles.side}>
          <section className={styles.part}>
            <h3 className={styles.partTitle}>Who sent it</h3>
            <ProposalDescription proposal={details} />
            {!details.sender_manages && (
              <p className={styles.state}>
                {details.sender} does not manage {details.restaurant} any more. You can accept it
                all the same.
              </p>
            )}
          </section>
          {isDeclining && (
            <TextInput
              label="Why not"
              help={`For ${details.sender}, who can change it and send it once more.`}
              value={reason}
              isRequired
              onChange={setReason}
            />
          )}
          <NotPossible reviewed={reviewed} />
          {choices.leftOut.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.partTitle}>Left out</h3>
              <ul className={styles.list}>
                {choices.leftOut.map((key) => {
                  const { groupLabel, label } = nameOfSetting(config, settingPath(key));
                  const name = [groupLabel, label].filter(Boolean).join(' › ');
                  return (
                    <li key={key} className={styles.row}>
                      <span className={styles.words}>{name}</span>
                      <button
                        type="button"
                        className={styles.button}
                        aria-label={`Take it in again: ${name}`}
                        onClick={() => {
                          choices.takeIn(key);
                          setAnnouncement(`${name} is taken in again.`);
                          listTitle.current?.focus();
                        }}
                      >
                        Take in again
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
        </div>
      </div>
      {seen && (
        <LazyCompareDialog
          title="Before and after"
          sides={{
            before: { name: 'Published now', config: published },
            after: { name: `What ${details.sender} sent`, config },
          }}
          same="Nothing differs from what everyone sees."
          startAt={seen.group}
          onClose={() => setSeen(null)}
        />
      )}
      {question}
    </EditorDialog>
  );
}
