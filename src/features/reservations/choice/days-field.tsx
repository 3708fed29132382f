import { useState } from 'react';
import type { OfferedDays } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { type TimesAsked, useReservationTimes } from '#src/api/reservations.ts';
import { formatLocalDay } from '#src/features/checkout/time/local-time.ts';
import { longDay } from '#ui/elements/long-day.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { datesFrom, monthOf, monthSpan } from './calendar-days.ts';
import { DayStrip } from './day-strip.tsx';
import css from './days.module.css';
import field from './choice.module.css';
import { MonthGrid } from './month-grid.tsx';
import { dayStateOf, type DayState } from './offered-times.ts';

type DaysFieldProps = {
  /** What the row asked for; its first day is the row's. */
  asked: TimesAsked;
  /** The row's days; undefined until they are there. */
  days: OfferedDays | undefined;
  lastDate: string | null;
  today: string;
  chosen: string | null;
  /** What is offered is another's while the answer is on its way. */
  isOld: boolean;
  onChoose(date: string): void;
};

/** The day: in a row, or by the month. One that cannot be had says why. */
export function DaysField(props: DaysFieldProps) {
  const { asked, days, lastDate, today, chosen, isOld, onChoose } = props;
  const { day: words } = reservations;
  const { locale } = useStorefront();
  const [month, setMonth] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ date: string; state: DayState } | null>(null);
  const span = month === null ? null : monthSpan(month, today);
  const ofMonth = useReservationTimes(span && { ...asked, ...span });
  const shown = month === null ? days : ofMonth.data?.days;
  const stateOf = (date: string) => (shown && !isOld ? dayStateOf(shown, date) : null);
  const choose = (date: string) => {
    const state = stateOf(date);
    const isRefused = state === 'full' || state === 'closed';
    setRefused(isRefused ? { date, state } : null);
    if (!isRefused) onChoose(date);
  };
  const dates = datesFrom(asked.from, asked.days).filter(
    (date) => lastDate === null || date <= lastDate,
  );
  const reason =
    refused &&
    (refused.state === 'full' ? words.isFull : words.isClosed)(
      formatLocalDay(refused.date, locale, 'long'),
      asked.party,
    );
  return (
    <fieldset className={field.field}>
      <legend className={field.legend}>{words.label}</legend>
      {month === null ? (
        <DayStrip {...{ dates, today, chosen, stateOf }} onChoose={choose} />
      ) : (
        <MonthGrid
          {...{ month, today, chosen, lastDate, stateOf }}
          onChoose={choose}
          onTurn={setMonth}
        />
      )}
      <div className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={month !== null}
          onClick={() => setMonth(month === null ? monthOf(chosen ?? today) : null)}
        >
          {month === null ? words.month : words.days}
        </button>
        {month !== null && lastDate !== null && (
          <p className={css.legend}>{words.tooFar(longDay(lastDate, locale))}</p>
        )}
      </div>
      <output className={css.reason}>{reason}</output>
    </fieldset>
  );
}
