import { expect, test } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { shareOfLimits } from '#server/environment/share-of-limits.ts';

/** Counted in PostgreSQL, where they hold over all processes; or of one body, connection or order. */
const asTheyAre = [
  'claims',
  'writes',
  'uploads',
  'guesses',
  'pins',
  'signUps',
  'contact',
  'oneTimeCodes',
  'openIdSignIns',
  'openIdTests',
  'mailsTo',
  'staffMails',
  'domainChecks',
  'ordersMailedTo',
  'ordersMailedFrom',
  'slowBodies',
] as const;

test('one process alone has all of it', () => {
  expect(shareOfLimits(defaultLimits, 1)).toEqual(defaultLimits);
});

test('of what each counts in its own memory, four together let through as much as one alone', () => {
  const share = shareOfLimits(defaultLimits, 4);
  expect(share.reads).toEqual({ points: 1250, seconds: 20 });
  expect(share.connections).toEqual({ ofNetwork: 250, inAll: 2000 });
  expect(share.configStreams).toEqual({ ofNetwork: 100, inAll: 1000 });
  expect(share.streams).toEqual({ ofOrder: 8, ofNetwork: 50, inAll: 500 });
  expect(share.keyCalls.points).toBe(150);
  expect(share.signIns.atOnce).toBeGreaterThanOrEqual(1);
});

test('every limit is known to be one or the other', () => {
  const share = shareOfLimits(defaultLimits, 4);
  for (const name of asTheyAre) expect(share[name]).toEqual(defaultLimits[name]);
  const shared = ['reads', 'keyCalls', 'visitSteps', 'suggestions', 'signIns'];
  const open = ['connections', 'streams', 'configStreams'];
  expect(Object.keys(defaultLimits).toSorted()).toEqual(
    [...asTheyAre, ...shared, ...open].toSorted(),
  );
});
