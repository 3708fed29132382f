import { dayMs } from './minute.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clock is before UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant (epoch ms) of a local date and time, `2026-12-24T18:00`, by the clock of an IANA zone. Of
 * one that occurs twice it is the first; one that is left out comes as much later as is left out.
 */
export function instantOf(dateTime: string, timeZone: string): number {
  const asUtc = Date.parse(`${dateTime}Z`);
  const before = asUtc - offsetAt(asUtc - dayMs, timeZone);
  const after = asUtc - offsetAt(asUtc + dayMs, timeZone);
  const isReal = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc;
  if (isReal(before)) return before;
  return isReal(after) ? after : before;
}
