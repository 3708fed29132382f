import { expect, test } from 'vitest';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { formatWhen } from '#editor/core/sections/format-when.ts';

const week = (...days: number[]) => ({ days, from: '11:00', to: '15:00' });

test.each<[Partial<When>, string]>([
  [{}, ''],
  [
    { times: [week(1, 2, 3, 4, 5)], devices: ['tablet', 'computer'] },
    'Weekdays 11:00–15:00 · not on phones',
  ],
  [
    { times: [week(), { days: [], from: '17:00', to: '22:00' }] },
    'Daily 11:00–15:00 and 17:00–22:00',
  ],
  [{ times: [week(7, 6)] }, 'Weekends 11:00–15:00'],
  [{ times: [week(2, 3, 4), week(7)] }, 'Tue–Thu 11:00–15:00, Sun 11:00–15:00'],
  [{ times: [{ days: [1, 3], from: '00:00', to: '00:00' }] }, 'Mon, Wed all day'],
  [{ devices: ['phone'] }, 'On phones only'],
  [{ orderTypes: ['delivery'] }, 'For delivery only'],
  [{ orderTypes: ['pickup', 'delivery'] }, 'Not for dine-in'],
  [{ from: '2026-12-01', until: '2026-12-24' }, 'From 1 Dec 2026 until 24 Dec 2026'],
  [{ from: '2026-12-24', until: '2026-12-24' }, 'On 24 Dec 2026'],
  [{ devices: ['phone', 'tablet', 'computer'] }, ''],
])('%j is said: %s', (rule, words) => {
  expect(formatWhen(whenSchema.parse(rule))).toBe(words);
});

test('no rule says nothing', () => {
  expect(formatWhen(undefined)).toBe('');
});
