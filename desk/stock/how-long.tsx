import { useId, useState } from 'react';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './stock-page.module.css';

type HowLongProps = {
  label: string;
  stock: Pick<Stock, 'time_zone' | 'day_ends_at'>;
  now: number;
  clock: (instant: string) => string;
  /** @param until null: until somebody brings it back */
  onChoose(until: string | null): void;
};

/** For how long something is off: one press, or a time. */
export function HowLong({ label, stock, now, clock, onChoose }: HowLongProps) {
  const words = useDeskMessages().deskStock;
  const id = useId();
  const [time, setTime] = useState('');
  const after = (hours: number) => new Date(now + hours * hourMs).toISOString();
  return (
    <fieldset className={css.howLong}>
      <legend className={css.label}>{label}</legend>
      {[1, 2].map((hours) => (
        <ActionButton key={hours} onClick={() => onChoose(after(hours))}>
          {words.hours(hours)}
        </ActionButton>
      ))}
      <ActionButton onClick={() => onChoose(stock.day_ends_at)}>
        {words.restOfDay(clock(stock.day_ends_at))}
      </ActionButton>
      <ActionButton onClick={() => onChoose(null)}>{words.byHand}</ActionButton>
      <form
        className={css.inline}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(nextAt(time, stock.time_zone, now));
        }}
      >
        <label htmlFor={id}>{words.untilTime}</label>
        <input
          id={id}
          className={css.input}
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <ActionButton type="submit" look="outline">
          {words.takeOffUntil}
        </ActionButton>
      </form>
    </fieldset>
  );
}

/** The next time the restaurant's clock reads 'HH:MM'. */
function nextAt(time: string, timeZone: string, now: number): string {
  const at = (day: number) => instantOf(`${localDateTime(day, timeZone).date}T${time}`, timeZone);
  const today = at(now);
  return new Date(today > now ? today : at(now + dayMs)).toISOString();
}
