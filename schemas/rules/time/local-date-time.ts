/** An instant, and what the restaurant's own clock shows at it. */
export type LocalDateTime = {
  /** ISO 8601 UTC. */
  instant: string;
  /** Local date, such as 2026-11-21, and time, such as 18:30. */
  date: string;
  time: string;
  /** ISO weekday of `date`, 1 (Monday) to 7. */
  weekday: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What the clock of a restaurant in an IANA zone shows at an instant (epoch ms; rule R17). */
export function localDateTime(instant: number, timeZone: string): LocalDateTime {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    instant: new Date(instant).toISOString(),
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: weekdays.indexOf(part('weekday')) + 1,
  };
}
