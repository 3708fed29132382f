import { useMemo, useSyncExternalStore, type KeyboardEvent } from 'react';
import {
  useConfigPart,
  useEditor,
  usePorts,
  useReadable,
} from '../../core/state/editor-context.tsx';
import { ViewTitle } from '../../parts/view-title.tsx';
import { historySteps, type HistoryStep } from '../../core/history/history-steps.ts';
import styles from './history-view.module.css';

/** Every step of this sitting, to go back and forth between. */
export function HistoryView() {
  const { session, document, goToStep } = useEditor();
  const history = useSyncExternalStore(session.subscribe, session.history);
  const present = useConfigPart((config) => config);
  const { status } = useReadable(usePorts().sync);
  const published = document.published();
  const steps = useMemo(
    () => historySteps(history, present, published),
    [history, present, published],
  );
  return (
    <div>
      <ViewTitle>History</ViewTitle>
      <p className={styles.words}>
        {steps.length === 1
          ? 'What you change is listed here, so that you can go back to any moment.'
          : 'Press a step to go there. What you publish stays in the list.'}
      </p>
      <ol className={styles.steps} aria-label="Steps, the newest first">
        {steps.map((step) => (
          <li key={step.id}>
            <Step
              step={step}
              isSaved={step.away === 0 && status === 'saved'}
              onChoose={() => goToStep(step.away)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type StepProps = { step: HistoryStep; isSaved: boolean; onChoose(): void };

function Step({ step, isSaved, onChoose }: StepProps) {
  const { timeZone } = useReadable(usePorts().siteData);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const { label, where, at, away, isPublished } = step;
  const isNow = away === 0;
  const marks = [
    ...(isNow ? ['Now'] : []),
    ...(isSaved ? ['Saved'] : []),
    ...(isPublished ? ['Published'] : []),
  ];
  return (
    <button
      type="button"
      className={styles.step}
      data-undone={away > 0 || undefined}
      aria-current={isNow ? 'step' : undefined}
      onKeyDown={moveFocus}
      onClick={onChoose}
    >
      <span className={styles.label}>{label}</span>
      {where && <span className={styles.where}>{where}</span>}
      {away > 0 && <span className={styles.where}>undone</span>}
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
      {at !== null && <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>}
    </button>
  );
}

/** The arrow keys go from step to step. */
function moveFocus(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const present = buttons.findIndex((one) => one === document.activeElement);
  const next: Record<string, number> = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const place = next[event.key];
  if (place === undefined) return;
  event.preventDefault();
  buttons[place]?.focus();
}
