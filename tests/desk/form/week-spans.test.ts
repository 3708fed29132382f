import { expect, test } from 'vitest';
import { nextSpan, spansOfDay, withCopiedDay } from '#desk/form/hours/week-spans.ts';

const all = () => true;
const week = [
  { weekday: 1, opens: '09:00', closes: '14:00', type: 'a' },
  { weekday: 5, opens: '18:00', closes: '02:00', type: 'a' },
  { weekday: 1, opens: '17:00', closes: '22:00', type: 'b' },
];

test('the spans of a day name their places in the whole week', () => {
  expect(spansOfDay(week, 1, all).map(({ place }) => place)).toEqual([0, 2]);
  expect(spansOfDay(week, 1, ({ type }) => type === 'b').map(({ place }) => place)).toEqual([2]);
});

test('a further span begins where the last one ended', () => {
  expect(nextSpan([], 3)).toEqual({ weekday: 3, opens: '11:00', closes: '22:00' });
  expect(
    nextSpan(
      spansOfDay(week, 1, ({ type }) => type === 'a'),
      1,
    ),
  ).toMatchObject({
    opens: '14:00',
  });
});

test('a day copied replaces other days, also past midnight, and leaves what is not shown', () => {
  const isShown = ({ type }: { type: string }) => type === 'a';
  const copied = withCopiedDay(week, { from: 5, to: [1, 2], isShown });
  expect(copied).toEqual([
    { weekday: 5, opens: '18:00', closes: '02:00', type: 'a' },
    { weekday: 1, opens: '17:00', closes: '22:00', type: 'b' },
    { weekday: 1, opens: '18:00', closes: '02:00', type: 'a' },
    { weekday: 2, opens: '18:00', closes: '02:00', type: 'a' },
  ]);
  expect(withCopiedDay(copied, { from: 3, to: [1], isShown })).toHaveLength(3);
});
