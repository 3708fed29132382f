import { useId, useState } from 'react';
import type { DateHours } from '#schemas/api/staff-hours.ts';
import { deliveryMethod, type DeliveryMethod } from '#schemas/api/wire.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { SelectField, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { datesBetween } from './dates-between.ts';
import css from '../../form/hours/hours.module.css';
import { SpanFields } from '../../form/hours/span-fields.tsx';

type DaysEditorProps = {
  days: readonly DateHours[];
  orderTypes: readonly DeliveryMethod[];
  /** The restaurant's own date. */
  today: string;
  problemAt(place: number, field: 'date' | 'note' | number): string | undefined;
  onChange(days: DateHours[]): void;
};

/** Dates that differ from their weekday: holidays, short days, other hours. */
export function DaysEditor({ days, orderTypes, today, problemAt, onChange }: DaysEditorProps) {
  const words = useDeskMessages().deskHours;
  const format = useFormat();
  const types = ['any' as const, ...orderTypes].map((type) => ({
    value: type,
    label: words.types[type],
  }));
  const put = (place: number, change: Partial<DateHours>) =>
    onChange(days.map((day, index) => (index === place ? { ...day, ...change } : day)));
  return (
    <>
      {days.length === 0 && <p className={css.hint}>{words.none}</p>}
      <ul className={css.days}>
        {inPlace(days).map(({ one: day, place }) => {
          const name = day.date === '' ? words.date : format.date(day.date);
          return (
            <li key={place} className={css.date}>
              <div className={css.dateHead}>
                <TextField
                  label={words.date}
                  type="date"
                  min={today}
                  value={day.date}
                  problem={problemAt(place, 'date')}
                  onChange={({ target }) => put(place, { date: target.value })}
                />
                <SelectField
                  label={words.forType}
                  options={types}
                  value={day.order_type}
                  onChange={({ target }) => {
                    const type = deliveryMethod.options.find((one) => one === target.value);
                    put(place, { order_type: type ?? 'any' });
                  }}
                />
                <TextField
                  label={words.note}
                  hint={words.noteHint}
                  maxLength={120}
                  value={day.note}
                  problem={problemAt(place, 'note')}
                  onChange={({ target }) => put(place, { note: target.value })}
                />
              </div>
              <div className={css.spans}>
                {day.ranges.length === 0 && <p className={css.closed}>{words.closed}</p>}
                {inPlace(day.ranges).map(({ one: span, place: index }) => (
                  <SpanFields
                    key={index}
                    span={span}
                    day={name}
                    problem={problemAt(place, index)}
                    onChange={(next) => put(place, { ranges: day.ranges.with(index, next) })}
                    onRemove={() => put(place, { ranges: day.ranges.toSpliced(index, 1) })}
                  />
                ))}
              </div>
              <div className={css.actions}>
                <button
                  type="button"
                  className={css.small}
                  aria-label={words.addTo(name)}
                  onClick={() => {
                    const opens = day.ranges.at(-1)?.closes ?? '11:00';
                    put(place, { ranges: [...day.ranges, { opens, closes: '22:00' }] });
                  }}
                >
                  {words.add}
                </button>
                <button
                  type="button"
                  className={css.small}
                  onClick={() => onChange(days.toSpliced(place, 1))}
                >
                  {words.removeDay(name)}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <div>
        <ActionButton
          look="outline"
          onClick={() =>
            onChange([...days, { date: today, order_type: 'any', ranges: [], note: '' }])
          }
        >
          {words.addDay}
        </ActionButton>
      </div>
      <Holiday
        today={today}
        onAdd={(dates, note) => {
          const known = new Set(
            days.flatMap((day) => (day.order_type === 'any' ? [day.date] : [])),
          );
          const added = dates.filter((date) => !known.has(date));
          onChange([
            ...days,
            ...added.map((date) => ({ date, order_type: 'any' as const, ranges: [], note })),
          ]);
        }}
      />
    </>
  );
}

/** Each with its place, which is what the contract's problems name it by. */
const inPlace = <T,>(list: readonly T[]) => list.map((one, place) => ({ one, place }));

type HolidayProps = { today: string; onAdd(dates: string[], note: string): void };

/** Adds all days of a holiday at once. */
function Holiday({ today, onAdd }: HolidayProps) {
  const words = useDeskMessages().deskHours;
  const id = useId();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const dates = datesBetween(from, until);
    setIsWrong(dates === null);
    if (dates === null) return;
    onAdd(dates, note.trim());
    setFrom('');
    setUntil('');
    setNote('');
  };
  const problem = isWrong ? words.holiday.problem : undefined;
  return (
    <fieldset className={css.copy} aria-describedby={`${id}-problem`}>
      <legend className={css.copyLegend}>{words.holiday.legend}</legend>
      <div className={css.dateHead}>
        <TextField
          label={words.holiday.from}
          type="date"
          min={today}
          value={from}
          problem={problem}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={words.holiday.until}
          type="date"
          min={from || today}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <TextField
          label={words.note}
          maxLength={120}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div>
        <ActionButton look="outline" onClick={add}>
          {words.holiday.add}
        </ActionButton>
      </div>
    </fieldset>
  );
}
