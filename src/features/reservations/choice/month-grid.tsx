import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { daysAfter } from '#src/features/checkout/time/local-time.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { firstWeekdayOf, monthOf, monthsAfter, weeksOf } from './calendar-days.ts';
import { dayName, type DaysProps } from './day-strip.tsx';
import css from './days.module.css';

type MonthGridProps = Omit<DaysProps, 'dates'> & {
  month: string;
  /** The last local date on offer; null: it is not known yet. */
  lastDate: string | null;
  onTurn(month: string): void;
};

/** A month of days. Arrow keys go by days and weeks, Page Up and Page Down by months. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, lastDate, stateOf, onChoose, onTurn } = props;
  const { day: words } = reservations;
  const { locale } = useStorefront();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month, firstWeekdayOf(locale));
  const isOffered = (date: string) => date >= today && (lastDate === null || date <= lastDate);
  const dates = weeks.flat().filter((date) => date !== null && isOffered(date));
  const inReach = chosen !== null && dates.includes(chosen) ? chosen : dates[0];
  const hasBefore = month > monthOf(today);
  const hasAfter = lastDate === null || month < monthOf(lastDate);
  const title = new Date(`${month}-01T12:00Z`).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Any week has every weekday; this one begins on a Monday.
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    daysAfter('2026-11-23', (index + firstWeekdayOf(locale) - 1) % 7),
  );
  const weekdayName = (date: string, width: 'short' | 'long') =>
    new Date(`${date}T12:00Z`).toLocaleDateString(locale, { weekday: width, timeZone: 'UTC' });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'PageUp' && hasBefore) onTurn(monthsAfter(month, -1));
    if (event.key === 'PageDown' && hasAfter) onTurn(monthsAfter(month, 1));
    const from = document.activeElement?.getAttribute('data-date');
    if (!from) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowLeft: isMirrored ? 1 : -1,
      ArrowRight: isMirrored ? -1 : 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = steps[event.key];
    if (step === undefined && !event.key.startsWith('Page')) return;
    event.preventDefault();
    if (step === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${daysAfter(from, step)}"]`)?.focus();
  };

  return (
    <div className={css.monthView}>
      <div className={css.monthHead}>
        <button
          type="button"
          className={css.turn}
          aria-label={words.previousMonth}
          aria-disabled={!hasBefore || undefined}
          onClick={() => hasBefore && onTurn(monthsAfter(month, -1))}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
        <p className={css.monthName} aria-live="polite">
          {title}
        </p>
        <button
          type="button"
          className={css.turn}
          aria-label={words.nextMonth}
          aria-disabled={!hasAfter || undefined}
          onClick={() => hasAfter && onTurn(monthsAfter(month, 1))}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </button>
      </div>
      <table ref={grid} className={css.grid} aria-label={title}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date} scope="col" abbr={weekdayName(date, 'long')}>
                {weekdayName(date, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <td key={date ?? `blank ${index}`}>
                  {date !== null && (
                    <MonthDay
                      date={date}
                      name={dayName(date, locale, isOffered(date) ? stateOf(date) : 'closed')}
                      isOut={!isOffered(date)}
                      state={stateOf(date)}
                      isInReach={date === inReach}
                      isChosen={date === chosen}
                      isToday={date === today}
                      onChoose={() => onChoose(date)}
                      onKeyDown={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>{words.legend}</p>
    </div>
  );
}

type MonthDayProps = {
  date: string;
  name: string;
  state: ReturnType<DaysProps['stateOf']>;
  /** It is over, or too far ahead. */
  isOut: boolean;
  isInReach: boolean;
  isChosen: boolean;
  isToday: boolean;
  onChoose(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
};

function MonthDay({
  date,
  name,
  state,
  isOut,
  isInReach,
  isChosen,
  isToday,
  onChoose,
  onKeyDown,
}: MonthDayProps) {
  const number = Number(date.slice(8));
  if (isOut) return <span className={css.out}>{number}</span>;
  return (
    <button
      type="button"
      className={css.cell}
      data-date={date}
      data-state={state ?? undefined}
      tabIndex={isInReach ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={(state !== null && state !== 'free') || undefined}
      aria-label={name}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {number}
    </button>
  );
}
