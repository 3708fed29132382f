import { useState } from 'react';
import type { WeekHours } from '#schemas/api/staff-hours.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CopyDay } from './copy-day.tsx';
import css from './hours.module.css';
import { SpanFields } from './span-fields.tsx';
import { useWeekdays } from './use-weekdays.ts';
import { spansOf, withCopiedDay, withSpan, type Week } from './week-changes.ts';

type WeekEditorProps = {
  week: Week;
  orderType: DeliveryMethod;
  /** What is wrong with the span at a place of the week. */
  problemAt(place: number): string | undefined;
  onChange(week: WeekHours[]): void;
};

/** The hours of one order type, day by day, several spans a day. */
export function WeekEditor({ week, orderType, problemAt, onChange }: WeekEditorProps) {
  const words = useDeskMessages().deskHours;
  const weekdays = useWeekdays();
  const [copying, setCopying] = useState<number | null>(null);
  const [sentence, setSentence] = useState('');
  return (
    <>
      <ul className={css.days}>
        {weekdays.map(({ weekday, name }) => {
          const day = { order_type: orderType, weekday };
          const spans = spansOf(week, day);
          return (
            <li key={weekday} className={css.day}>
              <p className={css.dayName}>{name}</p>
              <div className={css.spans}>
                {spans.length === 0 && <p className={css.closed}>{words.closed}</p>}
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
                  onClick={() => onChange(withSpan(week, day))}
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
                    onChange(withCopiedDay(week, day, chosen));
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
