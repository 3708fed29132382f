import { expect, test } from 'vitest';
import { afterOpenMinutes } from '#server/domain/times/opening-minutes.ts';

const zone = 'Australia/Sydney';
const day = { opens: '10:00', closes: '22:00' };
const open = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...day,
    weekday,
    orderType: 'pickup' as const,
  })),
  exceptions: [],
};
const at = (instant: string) => Date.parse(instant);
const end = (
  since: string,
  minutes: number,
  hours: Parameters<typeof afterOpenMinutes>[0] = open,
) => new Date(afterOpenMinutes(hours, zone, { since: at(since), minutes })).toISOString();

test('R61 minutes are counted by the clock while the restaurant is open', () => {
  expect(end('2026-11-20T02:00:00Z', 10)).toBe('2026-11-20T02:10:00.000Z');
});

test('R61 before the opening they begin with it', () => {
  expect(end('2026-11-19T14:00:00Z', 10)).toBe('2026-11-19T23:10:00.000Z');
});

test('R61 what the evening does not hold goes on in the morning', () => {
  // 21:55 in Sydney: five minutes today, fifteen tomorrow.
  expect(end('2026-11-20T10:55:00Z', 20)).toBe('2026-11-20T23:15:00.000Z');
});

test('R61 a day that is closed is left out, and two order types at once count once', () => {
  const closed = { date: '2026-11-21', ranges: [], orderType: 'any' as const };
  const delivery = open.hours.map((row) => ({ ...row, orderType: 'delivery' as const }));
  const hours = { hours: [...open.hours, ...delivery], exceptions: [closed] };
  expect(end('2026-11-20T10:55:00Z', 20, hours)).toBe('2026-11-21T23:15:00.000Z');
});

test('R61 a restaurant that never opens counts by the clock', () => {
  expect(end('2026-11-20T10:55:00Z', 20, { hours: [], exceptions: [] })).toBe(
    '2026-11-20T11:15:00.000Z',
  );
});
