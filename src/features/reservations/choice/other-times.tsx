import { useEffect, useRef } from 'react';
import type { OfferedDays } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import css from './choice.module.css';
import { type DatedTime, nearestTimes } from './offered-times.ts';
import { TimeButtons } from './time-buttons.tsx';

/** So many are offered in place of one. */
const mostOffered = 6;

type OtherTimesProps = {
  /** What the refusal brought (rule R88). */
  days: OfferedDays;
  /** The instant that is taken. */
  wanted: string;
  today: string;
  isBusy: boolean;
  onChoose(time: DatedTime): void;
};

/** Somebody else was quicker: the nearest free times, each one button away. */
export function OtherTimes({ days, wanted, today, isBusy, onChoose }: OtherTimesProps) {
  const { other: words } = reservations;
  const heading = useRef<HTMLHeadingElement>(null);
  const times = nearestTimes(days, wanted, mostOffered);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={css.notice}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{times.length > 0 ? words.text : words.none}</p>
      <TimeButtons {...{ times, today, isBusy, onChoose }} />
    </section>
  );
}
