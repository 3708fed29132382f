import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '#schemas/api/orders.ts';
import { isOnlyHeld } from '#schemas/rules/is-only-held.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';

const [one, half, later] = ['2026-11-21T02:00:00Z', '2026-11-21T02:30:00Z', '2026-11-21T02:45:00Z'];

const event = (status: OrderEvent['status'], promised_at = one, reason = ''): OrderEvent => ({
  id: 1,
  status,
  actor: 'staff',
  promised_at,
  reason,
  at: one,
});

describe('the change of a promised time', () => {
  it('is none while the time stands, however it is written', () => {
    const events = [event('placed'), event('accepted', '2026-11-21T02:00:00.000Z')];
    expect(timeChangeOf({ events })).toBeNull();
  });

  it('is the last one, with its own reason', () => {
    const events = [
      event('placed'),
      event('accepted', half, 'Busy.'),
      event('accepted', later, 'Busier.'),
      event('preparing', later),
    ];
    expect(timeChangeOf({ events })).toEqual({ before: half, after: later, reason: 'Busier.' });
  });
});

describe('the money of an order', () => {
  it.each([
    ['was only held until the restaurant accepts', ['pending_payment', 'placed', 'rejected'], true],
    ['was taken with that', ['placed', 'accepted', 'cancelled'], false],
    ['that came too late was taken (R59)', ['pending_payment', 'expired'], false],
  ] as const)('%s', (_, statuses, isHeld) => {
    expect(isOnlyHeld({ events: statuses.map((status) => event(status)) })).toBe(isHeld);
  });
});
