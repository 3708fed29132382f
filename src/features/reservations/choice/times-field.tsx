import { useId } from 'react';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { turnOf } from '#src/features/checkout/time/chosen-time.ts';
import { nameDay } from '#src/features/checkout/time/local-time.ts';
import { groupByPartOfDay } from '#src/features/checkout/time/parts-of-day.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './choice.module.css';
import { type DatedTime, isSameInstant, type OfferedTime } from './offered-times.ts';
import { TimeButtons } from './time-buttons.tsx';

type TimesFieldProps = {
  /** A local date. */
  date: string;
  today: string;
  party: number;
  /** All of the day, full ones included. */
  times: readonly OfferedTime[];
  /** Free ones of other days, for a day that has none. */
  elsewhere: readonly DatedTime[];
  chosen: string | null;
  /** They are of another party while the answer is on its way. */
  isOld: boolean;
  /** Why the choice cannot go on. */
  problem: string | null;
  onChoose(time: DatedTime): void;
};

/** A day's times by its parts, each a radio in a big button; full ones stay in sight (rule R87). */
export function TimesField(props: TimesFieldProps) {
  const { date, today, party, times, elsewhere, chosen, isOld, problem, onChoose } = props;
  const { time: words, day } = reservations;
  const { parts, twice } = useMessages().checkout.time;
  const { locale } = useStorefront();
  const format = useFormat();
  const id = useId();
  const isAnyFree = times.some(({ is_free }) => is_free);
  const dayName = nameDay(date, today, locale, day.inSentence);
  return (
    <fieldset className={css.field} aria-describedby={`${id}-problem`}>
      <legend id="reservation-times" tabIndex={-1} className={css.legend}>
        {words.label}
      </legend>
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {problem}
      </p>
      {groupByPartOfDay(times).map(({ part, slots }) => (
        <fieldset key={part} className={css.field}>
          <legend className={css.partName}>{parts[part]}</legend>
          <div className={css.times} data-old={isOld || undefined}>
            {slots.map((time) => {
              const turn = turnOf(time, times);
              const clock = format.time(time.time);
              return (
                <label
                  key={time.instant}
                  className={css.time}
                  data-full={!time.is_free || undefined}
                >
                  <input
                    type="radio"
                    name={`${id}-${part}`}
                    checked={isSameInstant(time.instant, chosen)}
                    disabled={!time.is_free}
                    onChange={() => onChoose({ ...time, date })}
                  />
                  <span>{turn ? twice[turn](clock) : clock}</span>
                  {!time.is_free && <span className={css.full}>{words.full}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      {!isAnyFree && !isOld && (
        <div className={css.notice}>
          <p>{times.length > 0 ? words.allFull(dayName, party) : words.closed(dayName)}</p>
          {elsewhere.length > 0 && (
            <>
              <h3>{words.nextFree}</h3>
              <TimeButtons times={elsewhere} today={today} onChoose={onChoose} />
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}
