import type { Slots } from '#schemas/api/slots.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { useNow } from '#ui/page/use-now.ts';
import { firstSlot } from './chosen-time.ts';
import css from './time-picker.module.css';
import { useTimeLabel } from './use-time-label.ts';

/** From so many minutes before the last order on, the clock is worth a line. */
const soon = 90;

type TimeNoticesProps = {
  slots: Slots;
  /** The date at the restaurant. */
  today: string;
};

/** What to know before choosing: a pause, a kitchen that is closed, and until when one may order. */
export function TimeNotices({ slots, today }: TimeNoticesProps) {
  const { time: words } = useMessages().checkout;
  const nameTime = useTimeLabel();
  const format = useFormat();
  const now = useNow();
  const { paused, last_order_at: last, time_zone: zone } = slots;
  const nameInstant = (instant: string) => {
    const { date, time } = localDateTime(Date.parse(instant), zone);
    return nameTime(date, time, today);
  };
  const next = firstSlot(slots);
  const isOverToday = next !== null && next.date !== today;
  const left = last === null ? null : Math.floor((Date.parse(last) - now) / minuteMs);
  const isSoon = left !== null && left >= 0 && left <= soon && !isOverToday && !paused;
  return (
    <div className={css.notices}>
      {paused && (
        <output className={css.paused}>
          <strong>{paused.reason}</strong>{' '}
          {paused.until === null ? words.pausedOpen : words.pausedUntil(nameInstant(paused.until))}
        </output>
      )}
      {!paused && isOverToday && <p>{words.closedToday(nameTime(next.date, next.time, today))}</p>}
      {isSoon && last !== null && (
        <p>
          {words.lastOrderSoon(
            Math.max(1, left),
            format.time(localDateTime(Date.parse(last), zone).time),
          )}
        </p>
      )}
    </div>
  );
}
