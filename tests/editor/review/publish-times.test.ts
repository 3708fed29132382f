import { describe, expect, it, test } from 'vitest';
import { formatInstant, localNow } from '#editor/core/local-time.ts';
import { timeProblems } from '#editor/review/publish/time-problems.ts';

const sydney = 'Australia/Sydney';
/** 14:30 in Sydney. */
const now = Date.parse('2026-11-21T03:30:00Z');

describe('the restaurant’s clock', () => {
  it('is told as a date field holds it', () => {
    expect(localNow(sydney, now)).toBe('2026-11-21T14:30');
    expect(localNow('America/New_York', now)).toBe('2026-11-20T22:30');
  });

  it('says a moment in words', () => {
    expect(formatInstant('2026-11-21T03:30:00Z', sydney, 'en-AU')).toMatch(
      /Sat, 21 Nov 2026.+2:30/,
    );
  });
});

describe('the times of a publish', () => {
  const never = { publishAt: null, revertAt: null };
  test.each([
    ['now, for good', never, []],
    ['later', { ...never, publishAt: '2026-11-21T14:31' }, []],
    ['this minute is past already', { ...never, publishAt: '2026-11-21T14:30' }, ['publishAt']],
    ['a past day elsewhere is no past day here', { ...never, publishAt: '2026-11-21T15:00' }, []],
    ['no time given', { ...never, publishAt: '' }, ['publishAt']],
    ['now, and back later', { ...never, revertAt: '2026-11-22T00:00' }, []],
    ['back in the past', { ...never, revertAt: '2026-11-20T00:00' }, ['revertAt']],
    ['back without a time', { ...never, revertAt: '' }, ['revertAt']],
    [
      'back before it begins',
      { publishAt: '2026-12-24T18:00', revertAt: '2026-12-24T17:00' },
      ['revertAt'],
    ],
    ['for a while', { publishAt: '2026-12-24T18:00', revertAt: '2026-12-26T18:00' }, []],
  ])('%s', (_name, times, expected) => {
    expect(Object.keys(timeProblems(times, sydney, now))).toEqual(expected);
  });
});
