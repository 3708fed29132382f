import { useId } from 'react';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import type { Place } from './halves-draft.ts';
import styles from './place-control.module.css';

type PlaceControlProps = {
  /** What is put there, for screen readers. */
  name: string;
  places: readonly Place[];
  place: Place | null;
  /** Places with no room left. */
  full: readonly Place[];
  onChange(place: Place | null): void;
};

/** Where a topping lies: nowhere, on one half, or on the whole; one radio group. */
export function PlaceControl(props: PlaceControlProps) {
  const { name, places, place, full, onChange } = props;
  const { halves: words } = useDishMessages();
  const group = useId();
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{words.where(name)}</VisuallyHidden>
      </legend>
      {[null, ...places].map((one) => (
        <label key={one ?? 'none'} className={styles.place}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={place === one}
            disabled={one !== null && place !== one && full.includes(one)}
            onChange={() => onChange(one)}
          />
          <PlaceIcon place={one} />
          <VisuallyHidden>{words.sides[one ?? 'none']}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

/** A round dish with the covered part filled; a stroke where there is nothing. */
export function PlaceIcon({ place }: { place: Place | null }) {
  const covered = {
    left: 'M12 3a9 9 0 0 0 0 18z',
    right: 'M12 3a9 9 0 0 1 0 18z',
    whole: 'M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18z',
  };
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {place === null ? (
        <path d="M7 12h10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      ) : (
        <>
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.75" />
          <path d={covered[place]} fill="currentColor" />
        </>
      )}
    </svg>
  );
}
