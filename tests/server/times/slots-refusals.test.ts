import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { describe, expect, it } from 'vitest';
import { pauseOf } from '#server/domain/restaurant/pauses.ts';
import { orderRefusal, takesOrders } from '#server/domain/restaurant/takes-orders.ts';
import type { OrderTaking } from '#server/domain/restaurant/takes-orders.ts';

const open: OrderTaking = {
  status: 1,
  isOnlineOrderEnabled: true,
  orderTypes: ['pickup', 'delivery'],
  pauses: {},
};
const now = new Date('2026-11-20T02:00:00Z');
const until = new Date('2026-11-20T03:00:00Z');
const pausing = (reason: string, end: Date | null = until): OrderTaking => ({
  ...open,
  pauses: { delivery: { until: end && end.toISOString(), reason } },
});
const paused = pausing('');
const refusal = (
  restaurant: OrderTaking,
  request: Partial<Parameters<typeof orderRefusal>[1]> = {},
) => {
  const found = orderRefusal(restaurant, {
    orderType: 'pickup',
    fulfilment: null,
    now,
    ...request,
  });
  return found && { ...found, message: sentenceIn(failureTexts.en, found.message) };
};

describe('R55 what stands against any order at a restaurant', () => {
  it('nothing where it is active, online and offers the type', () => {
    expect(refusal(open)).toBeNull();
    expect(takesOrders(open)).toBe(true);
  });

  it.each([
    [{ status: 0 }, 'restaurant_closed', 'restaurant_id'],
    [{ isOnlineOrderEnabled: false }, 'online_orders_disabled', 'restaurant_id'],
    [{ orderTypes: ['delivery' as const] }, 'order_type_not_offered', 'delivery_method'],
    [{ pauses: { pickup: { until: until.toISOString(), reason: '' } } }, 'paused', 'pickup_time'],
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
    const withReason = pausing('Our driver is ill.');
    expect(refusal(withReason, { orderType: 'delivery' })?.message).toBe(
      'Delivery is paused at the moment: “Our driver is ill.”',
    );
    expect(refusal(withReason, { orderType: 'delivery', now: until })).toBeNull();
    expect(pauseOf(paused, 'delivery', new Date(until.getTime() - 1))?.until).toEqual(until);
    expect(pauseOf(paused, 'delivery', until)).toBeNull();
  });

  it('an order for after the pause is taken during it, one for within is not', () => {
    const before = new Date(until.getTime() - 1);
    expect(refusal(paused, { orderType: 'delivery', fulfilment: until })).toBeNull();
    expect(refusal(paused, { orderType: 'delivery', fulfilment: before })?.code).toBe('paused');
  });

  it('a pause without a known end refuses every time, however far away', () => {
    const fulfilment = new Date(until.getTime() + 7 * 24 * 60 * 60_000);
    const request = { orderType: 'delivery' as const, fulfilment };
    expect(refusal(pausing('', null), request)).toMatchObject({ code: 'paused', until: null });
  });
});
