import { describe, expect, it } from 'vitest';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { judgeChosenTime } from '#src/features/checkout/time/chosen-time.ts';
import { nameDay } from '#src/features/checkout/time/local-time.ts';
import { offeredMethods } from '#src/features/cart/offered-methods.ts';
import { offeredPayments } from '#src/features/checkout/frame/use-offered-payments.ts';
import { placeOf } from '#src/features/checkout/frame/problem-place.ts';
import { sampleSlots } from './stand-in-server.ts';
import { slotAt } from './sample-slots.ts';

const chosen = (pickupTime: string, isAsap = false) => ({
  pickupDate: '2026-11-21',
  pickupTime,
  pickupAt: null,
  isAsap,
});

const noTime = { pickupDate: null, pickupTime: null, pickupAt: null, isAsap: false };

describe('the chosen time against fresh slots', () => {
  it.each([
    ['nothing chosen', noTime, { kind: 'none' }],
    ['a time on offer', chosen('13:00'), { kind: 'valid', slot: slotAt('2026-11-21', '13:00') }],
    ['a time that went by', chosen('12:15'), { kind: 'passed', time: '12:15' }],
    [
      'as soon as possible, still the same',
      chosen('12:45', true),
      { kind: 'valid', slot: sampleSlots.asap },
    ],
    ['as soon as possible, later', chosen('12:30', true), { kind: 'moved', to: sampleSlots.asap }],
  ])('%s', (_, time, state) => expect(judgeChosenTime(time, sampleSlots)).toEqual(state));

  it('as soon as possible has gone when the kitchen closes', () => {
    const closed = { ...sampleSlots, asap: null };
    expect(judgeChosenTime(chosen('12:45', true), closed).kind).toBe('passed');
  });
});

describe('days', () => {
  const words = { today: 'today', tomorrow: 'tomorrow' };
  it('are named as people name them', () => {
    expect(nameDay('2026-11-21', '2026-11-21', 'en-AU', words)).toBe('today');
    expect(nameDay('2026-12-01', '2026-11-30', 'en-AU', words)).toBe('tomorrow');
    expect(nameDay('2026-11-24', '2026-11-21', 'en-AU', words)).toBe('Tuesday 24 November');
  });

  it('are the restaurant’s, not the reader’s', () => {
    const lateInLondon = Date.parse('2026-11-21T22:00:00Z');
    expect(localDateTime(lateInLondon, 'Australia/Sydney').date).toBe('2026-11-22');
    expect(localDateTime(lateInLondon, 'Europe/London').date).toBe('2026-11-21');
  });
});

describe('what is offered', () => {
  it('order types are those of the restaurant that the checkout takes', () => {
    expect(offeredMethods(['dine_in', 'delivery', 'pickup'])).toEqual(['pickup', 'delivery']);
    expect(offeredMethods(['dine_in'])).toEqual([]);
  });

  it('ways to pay are those a gateway stands behind, card first', () => {
    expect(offeredPayments({ gateways: ['cash', 'sandbox'] })).toEqual(['card', 'cashOnDelivery']);
    expect(offeredPayments({ gateways: ['cash'] })).toEqual(['cashOnDelivery']);
  });
});

describe('R55 a problem leads to where it is mended', () => {
  it.each([
    ['pickup_time', 'time'],
    ['guest_details.email', 'guest'],
    ['items.12', 'items'],
    ['coupon_code', 'coupon'],
    ['payment_method', 'payment'],
    ['restaurant_id', 'restaurant'],
    ['something_else', null],
  ])('%s → %s', (path, place) => expect(placeOf({ path, code: 'any' })).toBe(place));

  it.each([
    ['address_mismatch', 'address'],
    ['not_delivered_there', 'address'],
    ['below_minimum', 'items'],
  ])('what stands against the delivery, %s → %s', (code, place) => {
    expect(placeOf({ path: 'delivery', code })).toBe(place);
  });
});
