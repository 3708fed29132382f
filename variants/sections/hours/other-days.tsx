import { useStorefront } from '../../primitives/storefront-context.tsx';
import { DayRows } from './day-rows.tsx';
import styles from './other-days.module.css';
import type { Place } from './props.ts';

type OtherDaysProps = {
  place: Place;
  /** Those of the coming week too, where the usual week stands above. */
  all: boolean;
  className?: string | undefined;
};

/** Days of the coming fortnight that differ, where there are any. */
export function OtherDays({ place, all, className = '' }: OtherDaysProps) {
  const words = useStorefront().messages.home.hours;
  const days = place.exceptions.filter(({ isInWeek }) => all || !isInWeek);
  if (days.length === 0) return null;
  return (
    <div className={`${styles.days} ${className}`}>
      <p className={styles.title}>{words.exceptions}</p>
      <DayRows days={days} label={`${words.exceptions}, ${place.name}`} />
    </div>
  );
}
