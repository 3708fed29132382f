import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { daysAfter, formatLocalDay } from './local-time.ts';
import css from './time-picker.module.css';

type DayTabsProps = {
  /** ISO dates that have a time. */
  days: readonly string[];
  today: string;
  open: string;
  panelId: string;
  onOpen(date: string): void;
};

/** The days as tabs; arrow keys, Home and End move between them, as the tabs pattern asks. */
export function DayTabs({ days, today, open, panelId, onOpen }: DayTabsProps) {
  const { time: words } = useMessages().checkout;
  const { locale } = useStorefront();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const index = days.indexOf(open);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, on] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const targets: Record<string, number> = {
      [back]: (index - 1 + days.length) % days.length,
      [on]: (index + 1) % days.length,
      Home: 0,
      End: days.length - 1,
    };
    const target = targets[event.key];
    const date = target === undefined ? undefined : days[target];
    if (target === undefined || date === undefined) return;
    event.preventDefault();
    onOpen(date);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={words.days}
      className={css.days}
      onKeyDown={move}
    >
      {days.map((date) => {
        const [weekday, ...rest] = formatLocalDay(date, locale, 'short').split(' ');
        const near = { [today]: words.today, [daysAfter(today, 1)]: words.tomorrow }[date];
        return (
          <button
            key={date}
            type="button"
            role="tab"
            aria-selected={date === open}
            aria-controls={panelId}
            tabIndex={date === open ? 0 : -1}
            className={css.day}
            onClick={() => onOpen(date)}
          >
            <span>{near ?? weekday}</span>
            <span className={css.date}>{rest.join(' ')}</span>
          </button>
        );
      })}
    </div>
  );
}
