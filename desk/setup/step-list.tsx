import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import type { Setup } from '#schemas/api/staff-setup.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { setupPath, setupPlaces, type SetupPlace } from './setup-places.ts';
import css from './setup.module.css';
import { useGapSentence } from './use-gap-sentence.ts';

type StepListProps = { setup: Setup; present: SetupPlace };

/**
 * Every step with its state and the first thing that it lacks. On a phone it is a bar that says how
 * much is done, and a button that opens the list.
 */
export function StepList({ setup, present }: StepListProps) {
  const words = useDeskMessages().deskSetup;
  const id = useId();
  const sentenceOf = useGapSentence();
  // Wherever a link led to, the list is not in its way.
  const [openAt, setOpenAt] = useState<SetupPlace | null>(null);
  const isOpen = openAt === present;
  const done = setup.steps.filter(({ state }) => state !== 'missing').length;
  const all = setup.steps.length;
  const stateOf = (place: SetupPlace) => {
    if (place === 'open') return setup.opened_at === null ? 'open' : 'opened';
    return setup.steps.find(({ step }) => step === place)?.state ?? 'missing';
  };
  return (
    <nav className={css.steps} aria-label={words.allSteps}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpenAt(isOpen ? null : present)}
      >
        {words.doneOf(done, all)}
        <progress className={css.bar} value={done} max={all} aria-hidden="true" />
      </button>
      <p className={css.count}>
        {words.doneOf(done, all)}
        <progress className={css.bar} value={done} max={all} aria-hidden="true" />
      </p>
      <ol id={`${id}-list`} className={css.list} data-open={isOpen || undefined}>
        {setupPlaces.map((place, index) => {
          const state = stateOf(place);
          const [gap] = setup.steps.find(({ step }) => step === place)?.missing ?? [];
          return (
            <li key={place}>
              <a
                className={css.step}
                href={setupPath(place)}
                aria-current={place === present ? 'step' : undefined}
                onClick={() => setOpenAt(null)}
              >
                <span className={css.mark} data-state={state} aria-hidden="true">
                  {state === 'done' || state === 'opened' ? (
                    <Check size={18} strokeWidth={3} />
                  ) : state === 'skipped' ? (
                    '–'
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={css.stepText}>
                  <span className={css.stepName}>{words.steps[place]}</span>
                  <small className={css.stepState}>
                    {gap ? sentenceOf(gap) : words.states[state]}
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
