import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { daysAfter, formatLocalDay } from '#src/features/checkout/time/local-time.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { DayState } from './offered-times.ts';
import css from './days.module.css';

export type DaysProps = {
  dates: readonly string[];
  today: string;
  chosen: string | null;
  /** null: it is not known yet. */
  stateOf(date: string): DayState | null;
  onChoose(date: string): void;
};

/**
 * Days in a row that is pushed sideways with a thumb. Arrow keys go from day to day; one without a
 * free table stays in reach and says why it cannot be had.
 */
export function DayStrip({ dates, today, chosen, stateOf, onChoose }: DaysProps) {
  const { day: words } = reservations;
  const { locale } = useStorefront();
  const list = useRef<HTMLDivElement>(null);
  const inReach = chosen !== null && dates.includes(chosen) ? chosen : dates[0];

  const place = chosen === null ? -1 : dates.indexOf(chosen);
  useEffect(() => {
    if (place < 0) return;
    // Sideways alone: the page stays where it is.
    const button = list.current?.querySelectorAll('button')[place];
    if (!button || !list.current) return;
    const { left, width } = button.getBoundingClientRect();
    const { left: start, width: room } = list.current.getBoundingClientRect();
    list.current.scrollBy({ left: left - start - (room - width) / 2, behavior: 'instant' });
  }, [place]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, on] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const targets: Record<string, number> = {
      [back]: index - 1,
      [on]: index + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
  const push = (direction: 1 | -1) => {
    if (!list.current) return;
    const onwards = getComputedStyle(list.current).direction === 'rtl' ? -1 : 1;
    const left = direction * onwards * list.current.clientWidth * 0.8;
    list.current.scrollBy({ left, behavior: 'smooth' });
  };

  return (
    <div className={css.row}>
      {/* For a mouse alone: a thumb pushes the row, and keys walk through it. */}
      <button
        type="button"
        className={css.push}
        tabIndex={-1}
        aria-label={words.earlier}
        onClick={() => push(-1)}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <div
        ref={list}
        role="toolbar"
        tabIndex={-1}
        aria-label={words.strip}
        className={css.strip}
        onKeyDown={move}
      >
        {dates.map((date) => {
          const state = stateOf(date);
          const isOut = state === 'full' || state === 'closed';
          const [weekday, number, month] = formatLocalDay(date, locale, 'short').split(' ');
          const near = { [today]: words.today, [daysAfter(today, 1)]: words.tomorrow }[date];
          return (
            <button
              key={date}
              type="button"
              className={css.day}
              tabIndex={date === inReach ? 0 : -1}
              aria-pressed={date === chosen}
              aria-disabled={isOut || undefined}
              onClick={() => onChoose(date)}
            >
              <span className={css.weekday}>{near ?? weekday}</span>{' '}
              <span className={css.number}>{number}</span>{' '}
              {isOut ? (
                <>
                  <VisuallyHidden>{month}, </VisuallyHidden>
                  <span className={css.month}>{words[state]}</span>
                </>
              ) : (
                <span className={css.month}>{month}</span>
              )}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={css.push}
        tabIndex={-1}
        aria-label={words.later}
        onClick={() => push(1)}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
  );
}

/** 'Tuesday 24 November', with how it stands where it cannot be had. */
export function dayName(date: string, locale: string, state: DayState | null): string {
  const { day: words } = reservations;
  const name = formatLocalDay(date, locale, 'long');
  return state === 'full' || state === 'closed' ? words.named(name, words[state]) : name;
}
