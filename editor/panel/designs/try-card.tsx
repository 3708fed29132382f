import type { KeyboardEvent } from 'react';
import { nextPlace } from './next-place.ts';
import type { TryOption } from './try-option.ts';
import styles from './try-options.module.css';
import type { Trial } from './use-trial.ts';

type TryCardProps = {
  id: string;
  /** Name of the group of radio buttons. */
  group: string;
  option: TryOption;
  options: readonly TryOption[];
  trial: Trial;
  chosen: string | null;
  isLocked: boolean;
};

/** One card: its radio button covers it, beside the picture, which may hold buttons of its own. */
export function TryCard({ id, group, option, options, trial, chosen, isLocked }: TryCardProps) {
  const { tried, begin, stop, keep } = trial;
  const isChosen = option.key === chosen;
  const isTried = option.key === tried;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      keep(option);
    } else if (event.key === 'Escape' && tried !== null) {
      // Only the trial: the editor stays open.
      event.preventDefault();
      stop();
    } else {
      const cards = radiosOf(event.currentTarget);
      const place = nextPlace(event.key, cards.indexOf(event.currentTarget), cards);
      const next = place === null ? undefined : options[place];
      if (place === null || !next) return;
      event.preventDefault();
      cards[place]?.focus();
      begin(next);
    }
  };
  return (
    <div
      className={styles.option}
      data-checked={isChosen || undefined}
      data-tried={isTried || undefined}
    >
      {option.picture}
      <span className={styles.line}>
        <span className={styles.name}>{option.name}</span>
        <span className={styles.mark} aria-hidden="true">
          {isTried ? 'Trying' : isChosen && tried === null && 'In use'}
        </span>
      </span>
      {option.note && (
        <span className={styles.note} id={`${id}-note`}>
          {option.note}
        </span>
      )}
      <input
        className={styles.radio}
        type="radio"
        name={group}
        checked={isChosen}
        aria-disabled={isLocked || undefined}
        aria-label={option.name}
        aria-describedby={option.note && `${id}-note`}
        onChange={() => keep(option)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!radiosOf(currentTarget).some((one) => one === relatedTarget)) stop();
        }}
        // A finger cannot hover: its press is the choice.
        // And what comes to stand under a mouse at rest was not pointed at.
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && trial.beginSoon(option)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && trial.stopSoon()}
      />
    </div>
  );
}

/** The radio buttons of the group that one belongs to. */
const radiosOf = (one: HTMLInputElement): HTMLInputElement[] => [
  ...(one
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(one.name)}"]`) ??
    []),
];
