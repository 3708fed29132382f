import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Availability } from '#schemas/api/menu.ts';
import { isWithin } from '#schemas/rules/offers/is-within.ts';
import { meetingHours } from '#schemas/rules/menu/meeting-hours.ts';

const on = (weekday: number, from: string, to: string): Availability => ({ weekday, from, to });

test('hours meet where both are on, past midnight and from Sunday to Monday too', () => {
  expect(meetingHours([on(1, '11:00', '15:00')], [on(1, '14:00', '18:00')])).toEqual([
    on(1, '14:00', '15:00'),
  ]);
  expect(meetingHours([on(7, '22:00', '03:00')], [on(1, '01:00', '12:00')])).toEqual([
    on(1, '01:00', '03:00'),
  ]);
  expect(meetingHours([on(1, '01:00', '12:00')], [on(7, '22:00', '03:00')])).toEqual([
    on(1, '01:00', '03:00'),
  ]);
  expect(meetingHours([on(5, '00:00', '00:00')], [on(5, '18:00', '00:00')])).toEqual([
    on(5, '18:00', '00:00'),
  ]);
});

test('none means always, and what never meets is null', () => {
  const lunch = [on(1, '11:00', '15:00')];
  expect(meetingHours([], [])).toEqual([]);
  expect(meetingHours(lunch, [])).toEqual(lunch);
  expect(meetingHours([], lunch)).toEqual(lunch);
  expect(meetingHours(lunch, [on(1, '15:00', '18:00')])).toBeNull();
  expect(meetingHours(lunch, [on(2, '11:00', '15:00')])).toBeNull();
});

const time = fc
  .record({ hour: fc.nat({ max: 23 }), minute: fc.constantFrom('00', '15', '59') })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${minute}`);
const weekday = fc.integer({ min: 1, max: 7 });
const hours = fc.array(fc.record({ weekday, from: time, to: time }), { maxLength: 4 });

test('at any moment they meet exactly where both cover it', () => {
  fc.assert(
    fc.property(hours, hours, weekday, time, (some, others, day, clock) => {
      const at = { weekday: day, time: clock };
      const met = meetingHours(some, others);
      const isMet = met !== null && isWithin(met, at);
      expect(isMet).toBe(isWithin(some, at) && isWithin(others, at));
    }),
  );
});
