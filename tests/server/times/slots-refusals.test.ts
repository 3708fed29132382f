import { describe, expect, it } from 'vitest';
import { orderRefusal, pauseEnd, takesOrders } from '#server/domain/restaurant/takes-orders.ts';
import type { OrderTaking } from '#server/domain/restaurant/takes-orders.ts';

const open: OrderTaking = {
  status: 1,
  isOnlineOrderEnabled: true,
  orderTypes: ['pickup', 'delivery'],
  pausedUntil: null,
  pausedTypes: [],
  pauseReason: '',
};
const now = new Date('2026-11-20T02:00:00Z');
const until = new Date('2026-11-20T03:00:00Z');
const paused: OrderTaking = { ...open, pausedUntil: until, pausedTypes: ['delivery'] };
const refusal = (
  restaurant: OrderTaking,
  request: Partial<Parameters<typeof orderRefusal>[1]> = {},
) => orderRefusal(restaurant, { orderType: 'pickup', fulfilment: null, now, ...request });

describe('R55 what stands against any order at a restaurant', () => {
  it('nothing where it is active, online and offers the type', () => {
    expect(refusal(open)).toBeNull();
    expect(takesOrders(open)).toBe(true);
  });

  it.each([
    [{ status: 0 }, 'restaurant_closed', 'restaurant_id'],
    [{ isOnlineOrderEnabled: false }, 'online_orders_disabled', 'restaurant_id'],
    [{ orderTypes: ['delivery' as const] }, 'order_type_not_offered', 'delivery_method'],
    [{ pausedUntil: until, pausedTypes: ['pickup' as const] }, 'paused', 'pickup_time'],
  ])('%j is %s', (change, code, path) => {
    expect(refusal({ ...open, ...change })).toMatchObject({ code, path });
  });

  it('a pause holds for its own types, says why and until when, and ends by itself', () => {
    expect(refusal(paused)).toBeNull();
    expect(refusal(paused, { orderType: 'delivery' })).toEqual({
      path: 'pickup_time',
      code: 'paused',
      message: 'Delivery is paused at the moment.',
      until,
    });
    const told = { ...paused, pauseReason: 'Our driver is ill.' };
    expect(refusal(told, { orderType: 'delivery' })?.message).toBe('Our driver is ill.');
    expect(refusal(told, { orderType: 'delivery', now: until })).toBeNull();
    expect(pauseEnd(paused, 'delivery', new Date(until.getTime() - 1))).toEqual(until);
    expect(pauseEnd(paused, 'delivery', until)).toBeNull();
  });

  it('an order for after the pause is taken during it, one for within is not', () => {
    const before = new Date(until.getTime() - 1);
    expect(refusal(paused, { orderType: 'delivery', fulfilment: until })).toBeNull();
    expect(refusal(paused, { orderType: 'delivery', fulfilment: before })?.code).toBe('paused');
  });
});
