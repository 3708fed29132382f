import { afterEach, describe, expect, it } from 'vitest';
import { businessDay, localDate, openingRanges } from '#server/domain/opening-ranges.ts';
import { findSlot, listSlots } from '#server/domain/slots.ts';
import type { SlotRules } from '#server/domain/slots.ts';

const sydney = 'Australia/Sydney';
const rules: SlotRules = {
  timeZone: sydney,
  leadMinutes: 30,
  slotMinutes: 15,
  daysAhead: 2,
  startsAtOpening: true,
};
const [thursday, friday, saturday, sunday] = [4, 5, 6, 7];
const on = (weekday: number | undefined, opens: string, closes: string) => ({
  weekday: weekday ?? 0,
  opens,
  closes,
});
const at = (instant: string) => Date.parse(instant);
const timesOf = (list: ReturnType<typeof listSlots>, date: string) =>
  list.days.find((day) => day.date === date)?.slots.map(({ time }) => time) ?? [];

const serverZone = process.env['TZ'];
afterEach(() => {
  if (serverZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = serverZone;
});

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('slots, server in %s', (zone) => {
  // Node reads TZ anew when it is assigned, so each case really runs in that zone.
  const list = (...args: Parameters<typeof listSlots>) => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    return listSlots(...args);
  };

  it('R17 hours are local wall clock per weekday, and days without slots are left out', () => {
    const hours = [on(friday, '11:00:00', '12:00:00'), on(sunday, '17:00:00', '18:00:00')];
    const week = list(hours, { ...rules, daysAhead: 7 }, at('2026-11-19T22:00:00Z'));
    expect(week.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22']);
    expect(timesOf(week, '2026-11-20')).toEqual(['11:30', '11:45']);
    expect(week.days[0]?.slots[0]?.instant).toBe('2026-11-20T00:30:00.000Z');
  });

  it('R18 closing before opening crosses midnight and belongs to the opening day', () => {
    const late = [on(friday, '18:00', '02:00')];
    const saturdayNight = list(late, rules, at('2026-11-20T14:00:00Z'));
    expect(timesOf(saturdayNight, '2026-11-21')).toEqual(['01:30', '01:45']);
    expect(saturdayNight.asap?.time).toBe('01:30');
    expect(list([], rules, at('2026-11-20T14:00:00Z')).days).toEqual([]);
  });

  it('R18 touching ranges merge, so that 24 hours have no gap', () => {
    const always = [on(friday, '00:00', '00:00'), on(saturday, '00:00', '24:00')];
    const slots = list(always, rules, at('2026-11-20T12:20:00Z'));
    expect(timesOf(slots, '2026-11-20')).toEqual([]);
    expect(timesOf(slots, '2026-11-21').slice(0, 2)).toEqual(['00:00', '00:15']);
    expect(timesOf(slots, '2026-11-21')).toHaveLength(96);
    expect(slots.asap).toMatchObject({ date: '2026-11-21', time: '00:00' });
  });

  it('R19 the first slot is the next on the grid after now and the lead', () => {
    const open = [on(friday, '16:00', '22:00')];
    const slots = list(open, rules, at('2026-11-20T05:03:00Z'));
    expect(slots.asap?.time).toBe('16:45');
    expect(timesOf(slots, '2026-11-20')[0]).toBe('16:45');
  });

  it('R19 before opening the lead counts from the doors where the kitchen starts then', () => {
    const open = [on(friday, '13:00', '22:00')];
    const noon = at('2026-11-20T01:00:00Z');
    const first = (startsAtOpening: boolean) =>
      timesOf(list(open, { ...rules, leadMinutes: 45, startsAtOpening }, noon), '2026-11-20')[0];
    expect([first(true), first(false)]).toEqual(['13:45', '13:00']);
  });

  it('R20 the last slot is before closing, and too late today offers the next day, no ASAP', () => {
    const open = [on(thursday, '11:00', '23:00'), on(friday, '11:00', '23:00')];
    const slots = list(open, rules, at('2026-11-19T11:37:00Z'));
    expect(slots.asap).toBeNull();
    expect(slots.days.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(timesOf(slots, '2026-11-20').at(-1)).toBe('22:45');
  });

  it('R20 closed now means no ASAP though slots come later today', () => {
    const slots = list([on(friday, '13:00', '22:00')], rules, at('2026-11-20T01:00:00Z'));
    expect(slots.asap).toBeNull();
    expect(slots.days).toHaveLength(1);
  });

  it('R23 an hour that the clocks skip has no slot', () => {
    const night = [on(saturday, '22:00', '04:00')];
    const slots = list(night, rules, at('2026-10-03T15:00:00Z'));
    expect(timesOf(slots, '2026-10-04')).toEqual([
      '01:30',
      '01:45',
      '03:00',
      '03:15',
      '03:30',
      '03:45',
    ]);
  });

  it('R23 an hour that occurs twice offers each of its instants once', () => {
    const night = [on(saturday, '22:00', '04:00')];
    const slots = list(night, rules, at('2026-04-04T14:30:00Z'));
    const times = timesOf(slots, '2026-04-05');
    expect(times.filter((time) => time === '02:30')).toHaveLength(2);
    const instants = slots.days.flatMap((day) => day.slots.map(({ instant }) => instant));
    expect(new Set(instants).size).toBe(instants.length);
    expect(instants).toEqual(instants.toSorted());
    expect(instants).toContain('2026-04-04T15:30:00.000Z');
    expect(instants).toContain('2026-04-04T16:30:00.000Z');
  });

  it('R23 the lead counts elapsed minutes across the change', () => {
    const night = [on(saturday, '22:00', '06:00')];
    const slots = list(night, { ...rules, leadMinutes: 60 }, at('2026-10-03T15:30:00Z'));
    expect(slots.asap).toMatchObject({ time: '03:30', instant: '2026-10-03T16:30:00.000Z' });
  });

  it('R23 opening at a skipped time opens when the gap ends', () => {
    const slots = list([on(sunday, '02:30', '04:00')], rules, at('2026-10-03T12:00:00Z'));
    expect(timesOf(slots, '2026-10-04')[0]).toBe('03:30');
  });
});

describe('around slots', () => {
  it('R62 an order at 01:00 after a Friday evening counts to Friday', () => {
    const first = localDate(at('2026-11-19T13:00:00Z'), sydney);
    const ranges = openingRanges([on(friday, '18:00', '02:00')], sydney, first, 3);
    expect(businessDay(ranges, at('2026-11-20T14:00:00Z'), sydney)).toBe('2026-11-20');
    expect(businessDay(ranges, at('2026-11-20T16:00:00Z'), sydney)).toBe('2026-11-21');
  });

  it('only an offered time is a slot', () => {
    const list = listSlots([on(friday, '11:00', '12:00')], rules, at('2026-11-19T22:00:00Z'));
    expect(findSlot(list, '2026-11-20', '11:45')?.instant).toBe('2026-11-20T00:45:00.000Z');
    expect(findSlot(list, '2026-11-20', '11:50')).toBeUndefined();
    expect(findSlot(list, '2026-11-20', '12:00')).toBeUndefined();
    expect(findSlot(list, '2026-11-27', '11:45')).toBeUndefined();
  });
});
