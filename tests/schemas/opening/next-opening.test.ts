import { describe, expect, test } from 'vitest';
import { nextOpening } from '#schemas/rules/opening/next-opening.ts';
import { overlapOfDay, overlapOfWeek } from '#schemas/rules/time/overlapping-hours.ts';

const friday = { date: '2026-11-20' };
const span = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

describe('the next opening by the wall clock', () => {
  const week = [span(5, '11:00', '14:00'), span(5, '18:00', '02:00'), span(1, '11:00', '14:00')];
  test.each([
    ['09:00', { kind: 'opens', at: { ...friday, time: '11:00' } }],
    ['12:00', { kind: 'open', until: { ...friday, time: '14:00' } }],
    ['14:00', { kind: 'opens', at: { ...friday, time: '18:00' } }],
    ['23:00', { kind: 'open', until: { date: '2026-11-21', time: '02:00' } }],
  ])('at %s on a Friday', (time, expected) => {
    expect(nextOpening({ week, exceptions: [] }, { ...friday, time })).toEqual(expected);
  });

  test('an evening goes on after midnight, and a closed date is passed over', () => {
    const night = { date: '2026-11-21', time: '01:00' };
    expect(nextOpening({ week, exceptions: [] }, night)).toEqual({
      kind: 'open',
      until: { date: '2026-11-21', time: '02:00' },
    });
    const exceptions = [{ date: '2026-11-23', ranges: [], note: '' }];
    expect(nextOpening({ week, exceptions }, { ...night, time: '03:00' })).toEqual({
      kind: 'opens',
      at: { date: '2026-11-27', time: '11:00' },
    });
  });

  test('spans that touch are one, and without any it never opens', () => {
    const touching = [span(5, '10:00', '18:00'), span(5, '18:00', '00:00')];
    expect(nextOpening({ week: touching, exceptions: [] }, { ...friday, time: '12:00' })).toEqual({
      kind: 'open',
      until: { date: '2026-11-21', time: '00:00' },
    });
    expect(nextOpening({ week: [], exceptions: [] }, { ...friday, time: '12:00' })).toEqual({
      kind: 'never',
    });
  });
});

describe('hours that overlap', () => {
  test.each([
    ['on one day', [span(5, '10:00', '15:00'), span(5, '14:00', '20:00')]],
    ['past midnight', [span(6, '01:00', '05:00'), span(5, '18:00', '02:00')]],
    ['from Sunday to Monday', [span(1, '00:00', '05:00'), span(7, '18:00', '01:00')]],
    ['all day and within it', [span(3, '00:00', '00:00'), span(3, '10:00', '11:00')]],
  ])('%s are found', (_when, week) => {
    expect(overlapOfWeek(week)).not.toBeNull();
  });

  test('what only touches is none', () => {
    const week = [span(5, '10:00', '14:00'), span(5, '14:00', '00:00'), span(6, '00:00', '10:00')];
    expect(overlapOfWeek(week)).toBeNull();
    expect(overlapOfWeek([span(7, '18:00', '00:00'), span(1, '00:00', '10:00')])).toBeNull();
    expect(overlapOfDay([span(1, '10:00', '12:00'), span(1, '12:00', '14:00')])).toBeNull();
  });
});
