import { expect, it } from 'vitest';
import { nextChange } from '#server/domain/times/next-change.ts';
import { at, friday, on } from '../setup/slot-rules.ts';

const sydney = 'Australia/Sydney';
/** Friday 20 November 2026, 13:00 in Sydney. */
const now = at('2026-11-20T02:00:00Z');
const week = [on(friday, '11:00', '22:00')];
const next = (...args: Parameters<typeof nextChange>) => {
  const instant = nextChange(...args);
  return instant === null ? null : new Date(instant).toISOString();
};
const nothing = { exceptions: [], pauseEnds: [] };

it('a page stays as it is until the doors open or close', () => {
  expect(next(week, sydney, now)).toBe('2026-11-20T11:00:00.000Z');
  expect(next(week, sydney, at('2026-11-20T11:00:00Z'))).toBe('2026-11-27T00:00:00.000Z');
  expect(next([], sydney, now)).toBeNull();
});

it('R17 or an exception’s hours begin or end, also those of an evening past midnight', () => {
  const lunch = { date: '2026-11-20', ranges: [{ opens: '12:00', closes: '15:00' }] };
  expect(next(week, sydney, now, { ...nothing, exceptions: [lunch] })).toBe(
    '2026-11-20T04:00:00.000Z',
  );
  const lateThursday = { date: '2026-11-19', ranges: [{ opens: '18:00', closes: '14:00' }] };
  expect(next([], sydney, now, { ...nothing, exceptions: [lateThursday] })).toBe(
    '2026-11-20T03:00:00.000Z',
  );
  const closed = { date: '2026-11-20', ranges: [] };
  expect(next([], sydney, now, { ...nothing, exceptions: [closed] })).toBeNull();
});

it('or a pause ends, and one that has ended changes nothing', () => {
  const pauseEnds = [new Date('2026-11-20T04:00:00Z'), new Date('2026-11-20T02:20:00Z')];
  expect(next(week, sydney, now, { ...nothing, pauseEnds })).toBe('2026-11-20T02:20:00.000Z');
  const over = { ...nothing, pauseEnds: [new Date(now)] };
  expect(next(week, sydney, now, over)).toBe('2026-11-20T11:00:00.000Z');
});
