import { useState } from 'react';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CopyDay } from './copy-day.tsx';
import css from './hours.module.css';
import { SpanFields } from './span-fields.tsx';
import { useWeekdays } from './use-weekdays.ts';
import { nextSpan, spansOfDay, withCopiedDay, type WeekdaySpan } from './week-spans.ts';

type WeekEditorProps<S extends WeekdaySpan> = {
  week: readonly S[];
  /** Which of its spans are shown and changed; left out: all. */
  isShown?: (span: S) => boolean;
  /** A new span as the week has them. */
  build(span: WeekdaySpan): S;
  /** Stands where a day has none: 'Closed'. */
  none: string;
  /** What is wrong with the span at a place of the week. */
  problemAt(place: number): string | undefined;
  onChange(week: S[]): void;
};

const everySpan = () => true;

/** The hours of a week, day by day, several spans a day. */
export function WeekEditor<S extends WeekdaySpan>({
  week,
  isShown = everySpan,
  build,
  none,
  problemAt,
  onChange,
}: WeekEditorProps<S>) {
  const words = useDeskMessages().deskHours;
  const weekdays = useWeekdays();
  const [copying, setCopying] = useState<number | null>(null);
  const [sentence, setSentence] = useState('');
  return (
    <>
      <ul className={css.days}>
        {weekdays.map(({ weekday, name }) => {
          const spans = spansOfDay(week, weekday, isShown);
          return (
            <li key={weekday} className={css.day}>
              <p className={css.dayName}>{name}</p>
              <div className={css.spans}>
                {spans.length === 0 && <p className={css.closed}>{none}</p>}
                {spans.map(({ span, place }) => (
                  <SpanFields
                    key={place}
                    span={span}
                    day={name}
                    problem={problemAt(place)}
                    onChange={(next) => onChange(week.with(place, { ...span, ...next }))}
                    onRemove={() => onChange(week.toSpliced(place, 1))}
                  />
                ))}
              </div>
              <div className={css.actions}>
                <button
                  type="button"
                  className={css.small}
                  aria-label={words.addTo(name)}
                  onClick={() => onChange([...week, build(nextSpan(spans, weekday))])}
                >
                  {words.add}
                </button>
                <button
                  type="button"
                  className={css.small}
                  aria-label={words.copyOf(name)}
                  aria-expanded={copying === weekday}
                  onClick={() => setCopying(copying === weekday ? null : weekday)}
                >
                  {words.copy}
                </button>
              </div>
              {copying === weekday && (
                <CopyDay
                  day={name}
                  others={weekdays.filter((one) => one.weekday !== weekday)}
                  onCopy={(chosen) => {
                    onChange(withCopiedDay(week, { from: weekday, to: chosen, isShown }));
                    setCopying(null);
                    setSentence(words.copied(name, chosen.length));
                  }}
                  onCancel={() => setCopying(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <output className={css.hint}>{sentence}</output>
    </>
  );
}
