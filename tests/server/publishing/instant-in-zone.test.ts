import { describe, expect, test } from 'vitest';
import { instantsOf } from '#server/publishing/instant-in-zone.ts';
import { inZone, serverZones } from '../setup/slot-rules.ts';

const sydney = 'Australia/Sydney';
const now = new Date('2026-03-01T00:00:00Z');
const instantOf = (text: string, zone = sydney) =>
  instantsOf({ publish_at: text }, zone, now).publishAt?.toISOString();

describe.each(serverZones)('on a server in %s a time is the restaurant’s own', (serverZone) => {
  test.each([
    ['in summer time', '2026-03-05T18:00', '2026-03-05T07:00:00.000Z'],
    ['after it', '2026-04-06T18:00', '2026-04-06T08:00:00.000Z'],
    ['in the hour that occurs twice, the first', '2026-04-05T02:30', '2026-04-04T15:30:00.000Z'],
    ['right before the hour that is skipped', '2026-10-04T01:59', '2026-10-03T15:59:00.000Z'],
    ['right after it', '2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
  ])('%s', (_when, text, instant) => {
    expect(inZone(serverZone, () => instantOf(text))).toBe(instant);
  });

  test('a time that the clocks skip is refused with a sentence', () => {
    expect(() => inZone(serverZone, () => instantOf('2026-10-04T02:30'))).toThrow(
      'The clocks skip this time that night. Choose another one.',
    );
  });

  test('an end is the restaurant’s time too, across the change of the clocks', () => {
    const weekend = { publish_at: '2026-04-04T12:00', revert_at: '2026-04-05T12:00' };
    const { publishAt, revertAt } = inZone(serverZone, () => instantsOf(weekend, sydney, now));
    expect(Number(revertAt) - Number(publishAt)).toBe(25 * 60 * 60_000);
  });
});

test.each([
  ['2026-02-29T12:00', 'There is no such day. Choose another one.'],
  ['2026-03-01T10:59', 'This time has passed. Choose a later one, or publish now.'],
])('%s is refused', (text, sentence) => {
  expect(() => instantOf(text)).toThrow(sentence);
});
