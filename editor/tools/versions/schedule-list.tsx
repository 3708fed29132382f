import { useCallback, useState } from 'react';
import type { ConfigSchedule } from '#schemas/api/site-config.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { cityOf, formatInstant } from '../../core/local-time.ts';
import { failureOf } from '../../parts/failure-of.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import styles from './versions.module.css';

/** What waits to be published or to be taken back; nothing where nothing waits. */
export function ScheduleList() {
  const { publishing } = usePorts();
  const { state, retry } = useLoaded(useCallback(() => publishing.schedules(), [publishing]));
  const [calledOff, setCalledOff] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const waiting =
    state.status === 'ready' ? state.value.filter(({ id }) => !calledOff.has(id)) : [];
  return (
    <>
      <output className={styles.visuallyHidden}>{announcement}</output>
      {(state.status === 'failed' || waiting.length > 0) && (
        <section className={styles.part} aria-label="Waiting">
          <h4 className={styles.title}>Waiting</h4>
          {state.status === 'failed' && <LoadFailed words={state.words} onRetry={retry} />}
          <ul className={styles.list}>
            {waiting.map((schedule) => (
              <li key={schedule.id}>
                <ScheduleRow
                  schedule={schedule}
                  onCalledOff={() => {
                    setCalledOff((before) => new Set([...before, schedule.id]));
                    setAnnouncement('Called off.');
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type ScheduleRowProps = { schedule: ConfigSchedule; onCalledOff(): void };

function ScheduleRow({ schedule, onCalledOff }: ScheduleRowProps) {
  const { siteData, staff } = usePorts();
  const { timeZone, locale } = useReadable(siteData);
  const who = useReadable(staff);
  const [isAsking, setIsAsking] = useState(false);
  const { publish_at, revert_at, state, author, note, changes } = schedule;
  const at = (instant: string) => formatInstant(instant, timeZone, locale);
  const isOwner = who.status === 'signedIn' && who.member.role === 'owner';
  return (
    <div className={styles.schedule}>
      <p className={styles.strong}>
        {state === 'running' ? 'Shown since' : 'To be published'} {at(publish_at)}
      </p>
      {revert_at && <p>Goes back {at(revert_at)}</p>}
      <p className={styles.help}>
        {cityOf(timeZone)} time · {changes === 1 ? 'one change' : `${changes} changes`} by {author}
      </p>
      {note && <p className={styles.noteText}>“{note}”</p>}
      {isOwner && (
        <button type="button" className={styles.button} onClick={() => setIsAsking(true)}>
          Call off…
        </button>
      )}
      {isAsking && (
        <CallOff schedule={schedule} onCalledOff={onCalledOff} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

function CallOff({ schedule, onCalledOff, onClose }: ScheduleRowProps & { onClose(): void }) {
  const { publishing } = usePorts();
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const callOff = async () => {
    if (isSending) return;
    setIsSending(true);
    try {
      await publishing.cancelSchedule(schedule.id);
      onClose();
      onCalledOff();
    } catch (error) {
      setProblem(failureOf(error).message);
      setIsSending(false);
    }
  };
  return (
    <EditorDialog
      title="Call it off?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles.button} onClick={onClose}>
            Keep it
          </button>
          <button type="button" className={styles.danger} onClick={() => void callOff()}>
            {isSending ? 'One moment…' : 'Call off'}
          </button>
        </>
      }
    >
      <p>
        {schedule.state === 'running'
          ? 'What is published stays, and does not go back by itself any more.'
          : 'These changes go back into your draft, and are not published by themselves.'}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </EditorDialog>
  );
}
