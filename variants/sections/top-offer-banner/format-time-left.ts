import { dayMs, hourMs, minuteMs } from '#schemas/rules/time/minute.ts';

/** '12 days', '2 days 4 hr', '3 hr 12 min', in the last hour '12 min 5 sec'. */
export function formatTimeLeft(left: number, locale: string): string {
  const say = (amount: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      .format(Math.floor(amount))
      .replaceAll(/\s/g, '\u00a0');
  if (left >= 10 * dayMs) return say(left / dayMs, 'day');
  if (left >= dayMs) return `${say(left / dayMs, 'day')} ${say((left % dayMs) / hourMs, 'hour')}`;
  if (left >= hourMs)
    return `${say(left / hourMs, 'hour')} ${say((left % hourMs) / minuteMs, 'minute')}`;
  return `${say(left / minuteMs, 'minute')} ${say((left % minuteMs) / 1000, 'second')}`;
}

/** The end by the restaurant's clock: 'Fri 20 Nov, 6:00 pm'. */
export function formatEnd(endsAt: number, locale: string, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(endsAt);
  // In two parts: servers and browsers differ in how they join a date and a time, and in the
  // space that they put before 'pm'.
  const date = format({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
  const time = format({ hour: 'numeric', minute: '2-digit' });
  return `${date}, ${time}`.replaceAll(/\s/g, '\u00a0');
}
