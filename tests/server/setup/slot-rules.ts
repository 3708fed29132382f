import type { Schedule } from '#server/domain/times/opening-ranges.ts';
import type { SlotList, SlotRules } from '#server/domain/times/slots.ts';

/** A kitchen in Sydney as most tests want it; each says what is different about its own. */
export const rules: SlotRules = {
  timeZone: 'Australia/Sydney',
  leadMinutes: 30,
  slotMinutes: 15,
  daysAhead: 2,
  startsAtOpening: true,
  lastOrderMinutes: null,
  fulfilsAfterClose: false,
  pausedUntil: null,
};

export const [thursday, friday, saturday, sunday] = [4, 5, 6, 7] as const;

export const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

/** A week, and days that differ from it. */
export const weekly = (
  hours: Schedule['hours'],
  exceptions: Schedule['exceptions'] = [],
): Schedule => ({ hours, exceptions });

export const at = (instant: string) => Date.parse(instant);

export const timesOf = (list: SlotList, date: string): string[] =>
  list.days.find((day) => day.date === date)?.slots.map(({ time }) => time) ?? [];

export const serverZones = ['UTC', 'America/New_York', 'Pacific/Auckland'];

/** Does something while this process lives in a time zone; Node reads TZ anew when it is set. */
export function inZone<T>(zone: string, work: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    if (Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) {
      throw new Error(`this process does not live in ${zone}`);
    }
    return work();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}
