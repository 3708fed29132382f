import { expect, test } from 'vitest';
import { offerStatus } from '#server/offers/offer-status.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const offer = (valid_from: string | null, valid_until: string | null, isActive = true) => ({
  isActive,
  conditions: { valid_from, valid_until },
});

test.each([
  ['running', offer(null, null)],
  ['running', offer(at(0), at(1))],
  ['planned', offer(at(1), at(2))],
  ['over', offer(null, at(0))],
  ['off', offer(at(-1), at(1), false)],
])('an offer is %s by its dates, the end not belonging to it', (status, one) => {
  expect(offerStatus(one, { now })).toBe(status);
});

test('R43 one that was used as often as it may be is used up', () => {
  const limited = { ...offer(null, null), totalLimit: 2 };
  expect(offerStatus(limited, { now, used: 1 })).toBe('running');
  expect(offerStatus(limited, { now, used: 3 })).toBe('used_up');
});
