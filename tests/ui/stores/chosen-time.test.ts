import { expect, test } from 'vitest';
import { chosenTime } from '#ui/stores/chosen-time.ts';

const draft = {
  isAsap: false,
  pickupDate: '2026-11-24',
  pickupTime: '18:00',
  pickupAt: '2026-11-24T07:00:00Z',
};
const before = { pathname: '/menu', now: Date.parse('2026-11-18T00:00:00Z') };

test('R65 a chosen time is that of the order until it has gone by', () => {
  const time = { pickup_date: '2026-11-24', pickup_time: '18:00' };
  expect(chosenTime(draft, before)).toEqual(time);
  expect(chosenTime(draft, { ...before, now: Date.parse('2026-11-24T07:00:00Z') })).toBe(null);
});

test('as soon as possible, at a table and without a choice there is none', () => {
  expect(chosenTime({ ...draft, isAsap: true }, before)).toBe(null);
  expect(chosenTime(draft, { ...before, pathname: '/dine-in-menu' })).toBe(null);
  expect(chosenTime({ ...draft, pickupDate: null }, before)).toBe(null);
  expect(chosenTime({ ...draft, pickupAt: null }, before)).toBe(null);
});
