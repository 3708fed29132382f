import { describe, expect, it } from 'vitest';
import { businessDay, localDate, openingRanges } from '#server/domain/times/opening-ranges.ts';
import { findSlot, listSlots } from '#server/domain/times/slots.ts';
import {
  at,
  friday,
  inZone,
  on,
  rules,
  saturday,
  serverZones,
  sunday,
  thursday,
  timesOf,
  weekly,
} from '../setup/slot-rules.ts';

describe.each(serverZones)('slots, server in %s', (zone) => {
  const list = (...args: Parameters<typeof listSlots>) => inZone(zone, () => listSlots(...args));

  it('R17 hours are local wall clock per weekday, and days without slots are left out', () => {
    const hours = weekly([on(friday, '11:00:00', '12:00:00'), on(sunday, '17:00:00', '18:00:00')]);
    const week = list(hours, { ...rules, daysAhead: 7 }, at('2026-11-19T22:00:00Z'));
    expect(week.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22']);
    expect(timesOf(week, '2026-11-20')).toEqual(['11:30', '11:45']);
    expect(week.days[0]?.slots[0]?.instant).toBe('2026-11-20T00:30:00.000Z');
  });

  it('R17 a dated exception replaces its day: other hours, or none at all', () => {
    const hours = [on(friday, '11:00', '12:00'), on(saturday, '11:00', '12:00')];
    const exceptions = [
      { date: '2026-11-20', ranges: [{ opens: '15:00', closes: '16:00' }] },
      { date: '2026-11-21', ranges: [] },
    ];
    const slots = list(weekly(hours, exceptions), rules, at('2026-11-19T22:00:00Z'));
    expect(slots.days.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(timesOf(slots, '2026-11-20')).toEqual(['15:30', '15:45']);
  });

  it('R18 closing before opening crosses midnight and belongs to the opening day', () => {
    const late = weekly([on(friday, '18:00', '02:00')]);
    const saturdayNight = list(late, rules, at('2026-11-20T14:00:00Z'));
    expect(timesOf(saturdayNight, '2026-11-21')).toEqual(['01:30', '01:45']);
    expect(saturdayNight.asap?.time).toBe('01:30');
    expect(list(weekly([]), rules, at('2026-11-20T14:00:00Z')).days).toEqual([]);
  });

  it('R18 an exception of Friday also takes away what its evening held of Saturday', () => {
    const hours = [on(friday, '18:00', '02:00'), on(saturday, '18:00', '23:00')];
    const closed = weekly(hours, [{ date: '2026-11-20', ranges: [] }]);
    const early = weekly(hours, [
      { date: '2026-11-20', ranges: [{ opens: '12:00', closes: '22:00' }] },
    ]);
    const oneAtNight = at('2026-11-20T14:00:00Z');
    for (const schedule of [closed, early]) {
      const slots = list(schedule, rules, oneAtNight);
      expect(slots.asap).toBeNull();
      expect(timesOf(slots, '2026-11-21')[0]).toBe('18:30');
    }
    const saturdayClosed = weekly(hours, [{ date: '2026-11-21', ranges: [] }]);
    expect(list(saturdayClosed, rules, oneAtNight).asap?.time).toBe('01:30');
  });

  it('R18 touching ranges merge, so that 24 hours have no gap and the lead counts once', () => {
    const always = weekly([on(friday, '00:00', '00:00'), on(saturday, '00:00', '24:00')]);
    const slots = list(always, rules, at('2026-11-20T12:20:00Z'));
    expect(timesOf(slots, '2026-11-20')).toEqual([]);
    expect(timesOf(slots, '2026-11-21').slice(0, 2)).toEqual(['00:00', '00:15']);
    expect(timesOf(slots, '2026-11-21')).toHaveLength(96);
    expect(slots.asap).toMatchObject({ date: '2026-11-21', time: '00:00' });
  });

  it('R18 the days on offer are business days, so midnight neither adds one nor cuts one', () => {
    const nights = weekly([on(friday, '18:00', '00:00'), on(saturday, '18:00', '02:00')]);
    const oneDay = { ...rules, daysAhead: 1 };
    const fridayEvening = list(nights, oneDay, at('2026-11-20T08:00:00Z'));
    expect(fridayEvening.days.map(({ date }) => date)).toEqual(['2026-11-20']);
    const saturdayEvening = list(nights, oneDay, at('2026-11-21T08:00:00Z'));
    expect(timesOf(saturdayEvening, '2026-11-22').at(-1)).toBe('01:45');
    const always = weekly([1, 2, 3, 4, 5, 6, 7].map((weekday) => on(weekday, '00:00', '00:00')));
    const aroundTheClock = list(always, oneDay, at('2026-11-20T08:00:00Z'));
    expect(timesOf(aroundTheClock, '2026-11-20').at(-1)).toBe('23:45');
    expect(aroundTheClock.days).toHaveLength(1);
  });

  it('R19 the first slot is the next on the grid after now and the lead', () => {
    const open = weekly([on(friday, '16:00', '22:00')]);
    const slots = list(open, rules, at('2026-11-20T05:03:00Z'));
    expect(slots.asap?.time).toBe('16:45');
    expect(timesOf(slots, '2026-11-20')[0]).toBe('16:45');
  });

  it('R19 before opening the lead counts from the doors where the kitchen starts then', () => {
    const open = weekly([on(friday, '13:00', '22:00')]);
    const noon = at('2026-11-20T01:00:00Z');
    const first = (startsAtOpening: boolean) =>
      timesOf(list(open, { ...rules, leadMinutes: 45, startsAtOpening }, noon), '2026-11-20')[0];
    expect([first(true), first(false)]).toEqual(['13:45', '13:00']);
  });

  it('R19 during a pause the list is the one of its end, without ASAP, and opens by itself', () => {
    const open = weekly([on(friday, '11:00', '22:00')]);
    const pausedUntil = at('2026-11-20T03:00:00Z');
    const paused = { ...rules, pausedUntil };
    const during = list(open, paused, at('2026-11-20T01:00:00Z'));
    expect(during.asap).toBeNull();
    expect(timesOf(during, '2026-11-20')[0]).toBe('14:30');
    const atTheEnd = list(open, paused, pausedUntil);
    expect(atTheEnd.days).toEqual(during.days);
    expect(atTheEnd.asap?.time).toBe('14:30');
  });

  it('R20 a pause of which nobody knows the end leaves the days after this one, past midnight too', () => {
    const open = weekly([on(friday, '18:00', '02:00'), on(saturday, '18:00', '02:00')]);
    const paused = { ...rules, pausedUntil: Infinity };
    for (const now of ['2026-11-20T01:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T14:30:00Z']) {
      const during = list(open, paused, at(now));
      expect(during.asap).toBeNull();
      expect(during.days[0]?.slots[0]).toMatchObject({ date: '2026-11-21', time: '18:30' });
    }
  });

  it('R20 the last slot is before closing, and too late today offers the next day, no ASAP', () => {
    const open = weekly([on(thursday, '11:00', '23:00'), on(friday, '11:00', '23:00')]);
    const slots = list(open, rules, at('2026-11-19T11:37:00Z'));
    expect(slots.asap).toBeNull();
    expect(slots.days.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(timesOf(slots, '2026-11-20').at(-1)).toBe('22:45');
  });

  it('R20 the last order is judged by now, apart from the last slot', () => {
    const open = weekly([on(thursday, '11:00', '23:00')]);
    const lastOrders = { ...rules, lastOrderMinutes: 60 };
    const inTime = list(open, lastOrders, at('2026-11-19T11:00:00Z'));
    expect(inTime.lastOrderAt).toBe(at('2026-11-19T11:00:00Z'));
    expect(timesOf(inTime, '2026-11-19')).toEqual(['22:30', '22:45']);
    const late = list(open, lastOrders, at('2026-11-19T11:00:01Z'));
    expect(late.asap).toBeNull();
    expect(late.days).toEqual([]);
    expect(list(open, rules, at('2026-11-19T11:00:01Z')).lastOrderAt).toBeNull();
  });

  it('R20 what was ordered in time may be fulfilled after closing where that is allowed', () => {
    const open = weekly([on(thursday, '11:00', '23:00')]);
    const late = { ...rules, fulfilsAfterClose: true };
    expect(list(open, late, at('2026-11-19T11:37:00Z')).asap?.time).toBe('23:15');
    expect(timesOf(list(open, late, at('2026-11-19T11:59:00Z')), '2026-11-19')).toEqual(['23:30']);
    expect(list(open, late, at('2026-11-19T12:00:00Z')).days).toEqual([]);
    const untilTen = { ...late, lastOrderMinutes: 60 };
    expect(list(open, untilTen, at('2026-11-19T11:01:00Z')).days).toEqual([]);
  });

  it('R20 closed now means no ASAP though slots come later today', () => {
    const slots = list(weekly([on(friday, '13:00', '22:00')]), rules, at('2026-11-20T01:00:00Z'));
    expect(slots.asap).toBeNull();
    expect(slots.days).toHaveLength(1);
  });

  it('R21 a full time is shown and marked, and ASAP is the first that is free', () => {
    const open = weekly([on(friday, '16:00', '22:00')]);
    const isFull = (instant: number) => instant === at('2026-11-20T05:45:00Z');
    const slots = list(open, rules, at('2026-11-20T05:03:00Z'), isFull);
    const [first, second] = slots.days[0]?.slots ?? [];
    expect([first?.time, first?.is_full]).toEqual(['16:45', true]);
    expect([second?.time, second?.is_full]).toEqual(['17:00', false]);
    expect(slots.asap?.time).toBe('17:00');
  });

  it('R23 an hour that the clocks skip has no slot', () => {
    const night = weekly([on(saturday, '22:00', '04:00')]);
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
    const night = weekly([on(saturday, '22:00', '04:00')]);
    const slots = list(night, rules, at('2026-04-04T14:30:00Z'));
    const both = slots.days
      .flatMap((day) => day.slots)
      .filter(({ date, time }) => date === '2026-04-05' && time === '02:30');
    expect(both.map(({ instant, offset }) => [instant, offset])).toEqual([
      ['2026-04-04T15:30:00.000Z', '+11:00'],
      ['2026-04-04T16:30:00.000Z', '+10:00'],
    ]);
    const chosen = (instant?: string) =>
      inZone(zone, () => {
        const time = { date: '2026-04-05', time: '02:30', instant };
        return findSlot(night, rules, at('2026-04-04T14:30:00Z'), time)?.instant;
      });
    for (const { instant } of both) expect(chosen(instant)).toBe(instant);
    expect(chosen()).toBe('2026-04-04T15:30:00.000Z');
    expect(chosen('2026-04-04T15:45:00.000Z')).toBeUndefined();
  });

  it('R23 the lead counts elapsed minutes across the change', () => {
    const night = weekly([on(saturday, '22:00', '06:00')]);
    const slots = list(night, { ...rules, leadMinutes: 60 }, at('2026-10-03T15:30:00Z'));
    expect(slots.asap).toMatchObject({ time: '03:30', instant: '2026-10-03T16:30:00.000Z' });
  });

  it('R23 opening at a skipped time opens when the gap ends', () => {
    const slots = list(weekly([on(sunday, '02:30', '04:00')]), rules, at('2026-10-03T12:00:00Z'));
    expect(timesOf(slots, '2026-10-04')[0]).toBe('03:30');
    const inTheGap = weekly([on(sunday, '02:10', '02:50')]);
    expect(list(inTheGap, rules, at('2026-10-03T12:00:00Z')).days).toEqual([]);
  });
});

describe('around slots', () => {
  it('R62 an order at 01:00 after a Friday evening counts to Friday', () => {
    const sydney = rules.timeZone;
    const first = localDate(at('2026-11-19T13:00:00Z'), sydney);
    const ranges = openingRanges(weekly([on(friday, '18:00', '02:00')]), sydney, first, 3);
    expect(businessDay(ranges, at('2026-11-20T14:00:00Z'), sydney)).toBe('2026-11-20');
    expect(businessDay(ranges, at('2026-11-20T16:00:00Z'), sydney)).toBe('2026-11-21');
  });

  it('only an offered time is a slot', () => {
    const open = weekly([on(friday, '11:00', '12:00')]);
    const found = (date: string, time: string) =>
      findSlot(open, rules, at('2026-11-19T22:00:00Z'), { date, time })?.instant;
    expect(found('2026-11-20', '11:45')).toBe('2026-11-20T00:45:00.000Z');
    expect(found('2026-11-20', '11:50')).toBeUndefined();
    expect(found('2026-11-20', '12:00')).toBeUndefined();
    expect(found('2026-11-27', '11:45')).toBeUndefined();
  });
});
