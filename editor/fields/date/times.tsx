import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef } from 'react';
import type { WeeklyTime } from '#schemas/config/when.ts';
import { localTime } from '#schemas/config/fields/values.ts';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { removeWithUndo, selectionOfField } from '../../core/state/removal.ts';
import { checkValue } from '../../core/settings/check-value.ts';
import { cityOf } from '../../core/local-time.ts';
import type { Path } from '../../core/settings/value-at.ts';
import { describedBy, FieldNotes } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { isWeeklyTime, nextTime, weekdays } from './weekly-times.ts';
import own from './times.module.css';
import { useOwnText } from '../field/use-own-text.ts';

/** Times of the week by the restaurant's clock: weekdays, from and to; none is always. */
export function TimesField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const editor = useEditor();
  const { timeZone } = useReadable(usePorts().siteData);
  const root = useRef<HTMLFieldSetElement>(null);
  const focus = useRef('');
  const rows: readonly WeeklyTime[] = Array.isArray(value) ? value.filter(isWeeklyTime) : [];
  useEffect(() => {
    if (focus.current) root.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = '';
  });
  const write = (next: readonly WeeklyTime[]) => {
    onChange(next);
    onSettled();
  };
  // Rows have no names of their own; each writes itself by its place.
  const placed = rows.map((row, index) => ({ row, index, key: `${index} of ${rows.length}` }));
  const isFull = rows.length >= (field.limits.max ?? Infinity);
  return (
    <fieldset ref={root} className={styles.group}>
      <legend className={styles.groupTitle}>{field.label}</legend>
      {rows.length === 0 && <p className={styles.help}>All day, every day.</p>}
      {placed.map(({ row, index, key }) => (
        <TimeRow
          key={key}
          row={row}
          name={`Time ${index + 1}`}
          place={[...place, index]}
          onChange={(next) => onChange(rows.with(index, next))}
          onSettled={onSettled}
          onRemove={() => {
            focus.current = '[data-add]';
            const selection = selectionOfField(editor, place.join('.'));
            removeWithUndo(editor, { name: `Time ${index + 1}`, selection }, () =>
              write(rows.toSpliced(index, 1)),
            );
          }}
        />
      ))}
      {!isFull && (
        <button
          type="button"
          data-add
          className={styles.quiet}
          onClick={() => {
            focus.current = `[data-row="${rows.length}"] input`;
            write([...rows, nextTime(rows)]);
          }}
        >
          <Plus aria-hidden="true" size={14} /> Add a time
        </button>
      )}
      <FieldNotes id={id} help={`By the clock in ${cityOf(timeZone)}. ${field.help ?? ''}`} />
    </fieldset>
  );
}

type TimeRowProps = {
  row: WeeklyTime;
  name: string;
  place: Path;
  onChange(row: WeeklyTime): void;
  onSettled(): void;
  onRemove(): void;
};

function TimeRow({ row, name, place, onChange, onSettled, onRemove }: TimeRowProps) {
  const days = row.days.length > 0 ? row.days : weekdays.map(({ day }) => day);
  const toggle = (day: number) => {
    const next = weekdays
      .map((one) => one.day)
      .filter((one) => days.includes(one) !== (one === day));
    // A time on no day is no time.
    if (next.length === 0) return;
    onChange({ ...row, days: next.length === weekdays.length ? [] : next });
    onSettled();
  };
  const clock = (key: 'from' | 'to') => ({
    place: [...place, key],
    value: row[key],
    onChange: (time: string) => onChange({ ...row, [key]: time }),
    onSettled,
  });
  return (
    <fieldset className={own.row} data-row={place.at(-1)}>
      <legend className={styles.words}>{name}</legend>
      <div className={own.days}>
        {weekdays.map(({ day, short, long }) => (
          <label key={day} className={own.day} title={long}>
            <input
              className={styles.radio}
              type="checkbox"
              aria-label={long}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {short}
          </label>
        ))}
      </div>
      <div className={own.times}>
        <Clock label="From" {...clock('from')} />
        <span aria-hidden="true">–</span>
        <Clock label="To" {...clock('to')} />
        <button
          type="button"
          className={styles.tool}
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" size={15} />
        </button>
      </div>
    </fieldset>
  );
}

type ClockProps = {
  label: string;
  place: Path;
  value: string;
  onChange(time: string): void;
  onSettled(): void;
};

function Clock({ label, place, value, onChange, onSettled }: ClockProps) {
  const id = useId();
  const { problem, props } = useOwnText<string>({
    place,
    printed: value,
    read: (text) => {
      const problem = checkValue(localTime, text);
      return problem === null ? { value: text } : { problem };
    },
    print: (text) => text,
    onChange,
    onSettled,
  });
  return (
    <span className={own.clock}>
      <input
        className={styles.input}
        type="time"
        aria-label={label}
        {...props}
        {...describedBy(id, {}, problem)}
      />
      <FieldNotes id={id} help={undefined} problem={problem} />
    </span>
  );
}
