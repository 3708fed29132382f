import type { Dispute } from '#schemas/api/refunds.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** With fewer hours left it is urgent; above that days say more. */
const urgentHours = 48;

/** What is said of disputes at an instant (epoch ms), by a restaurant's clock. */
export function useDisputeLabels(timeZone: string, now: number) {
  const { deskDisputes: words } = useDeskMessages();
  const format = useFormat();
  const clock = (instant: string) => {
    const { date, time } = localDateTime(Date.parse(instant), timeZone);
    return `${format.date(date)}, ${format.time(time)}`;
  };
  const left = (hours: number) =>
    hours >= urgentHours
      ? words.days(Math.floor(hours / 24))
      : hours >= 1
        ? words.hours(Math.floor(hours))
        : words.soon;
  return {
    day: (instant: string) => format.date(localDateTime(Date.parse(instant), timeZone).date),
    reason: (reason: string): string =>
      new Map<string, string>(Object.entries(words.reasons)).get(reason) ?? words.reasons.general,
    /** Until when it is to be answered, and whether that is soon. */
    deadline({ status, respond_by: until }: Pick<Dispute, 'status' | 'respond_by'>) {
      if (status !== 'needs_response') return { text: '', isUrgent: false };
      if (until === null) return { text: words.noAnswer, isUrgent: false };
      const hours = (Date.parse(until) - now) / hourMs;
      return hours < 0
        ? { text: words.past(clock(until)), isUrgent: true }
        : { text: words.until(clock(until), left(hours)), isUrgent: hours < urgentHours };
    },
  };
}
