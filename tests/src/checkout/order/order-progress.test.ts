import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#schemas/api/orders.ts';
import { progressOf } from '#src/features/checkout/order/order-progress.ts';
import { event } from './order-at.ts';

const presentOf = (status: OrderStatus, delivery_method: 'pickup' | 'delivery' = 'pickup') =>
  progressOf({ status, delivery_method, events: [] }).find(({ state }) => state === 'present')
    ?.step;

describe('the line of steps', () => {
  it.each(['placed', 'accepted', 'preparing', 'ready'] as const)('%s is present', (status) =>
    expect(presentOf(status)).toBe(status),
  );

  it('has every step behind it when the order is completed', () => {
    const states = progressOf({ status: 'completed', delivery_method: 'pickup', events: [] });
    expect(states.every(({ state }) => state === 'done')).toBe(true);
  });

  it('has no acceptance where nobody accepts: the order is sent until it is cooked', () => {
    const events = [event(1, 'placed'), event(2, 'accepted', { actor: 'system' })];
    const line = progressOf({ status: 'accepted', delivery_method: 'pickup', events });
    expect(line.map(({ step }) => step)).toEqual(['placed', 'preparing', 'ready', 'completed']);
    expect(line.find(({ state }) => state === 'present')?.step).toBe('placed');
  });

  it('a packed delivery still counts as in the kitchen', () => {
    expect(presentOf('ready', 'delivery')).toBe('preparing');
    expect(presentOf('out_for_delivery', 'delivery')).toBe('out_for_delivery');
  });

  it.each(['rejected', 'cancelled', 'expired', 'pending_payment'] as const)(
    'is not drawn for an order that is %s',
    (status) => expect(progressOf({ status, delivery_method: 'pickup', events: [] })).toEqual([]),
  );
});
