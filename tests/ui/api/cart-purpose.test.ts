import { expect, test } from 'vitest';
import { purposeOf } from '#ui/api/cart-purpose.ts';
import { openStores } from '../stores/open-stores.ts';

const address = {
  formattedAddress: '1 King Street',
  city: 'Sydney',
  postcode: '2042',
  suburb: 'Newtown',
};
const noon = Date.parse('2026-11-21T01:00:00Z');
const around = {
  now: noon,
  currency: 'AUD',
  isDineIn: false,
  delivers: true,
  isWholePostcode: (postcode: string) => postcode.length === 4,
};
const draft = openStores().checkout.getState();
const later = {
  pickupDate: '2026-11-21',
  pickupTime: '18:30',
  pickupAt: '2026-11-21T07:30:00.000Z',
};

test('R47 a pickup by card as soon as possible says nothing of itself', () => {
  expect(purposeOf(draft, around)).toEqual({});
});

test('R76 chosen points are asked for, none are not', () => {
  expect(purposeOf({ ...draft, points: 40 }, around)).toEqual({ points: '40' });
});

test('R44 R47 code, cash, type, address, time and tip are all asked for', () => {
  const full = purposeOf(
    {
      ...draft,
      ...later,
      couponCode: 'TEN',
      paymentMethod: 'cashOnDelivery',
      deliveryMethod: 'delivery',
      shippingDetails: address,
      pricedAddress: address,
      tip: { kind: 'amount', amount: 350 },
    },
    around,
  );
  expect(full).toEqual({
    coupon_code: 'TEN',
    is_cash_on_delivery_opt: '1',
    delivery_method: 'delivery',
    postcode: '2042',
    suburb: 'Newtown',
    city: 'Sydney',
    address: '1 King Street',
    pickup_date: '2026-11-21',
    pickup_time: '18:30',
    tip_amount: '3.5',
  });
});

test('R16 a tip by percent is asked for as such', () => {
  expect(purposeOf({ ...draft, tip: { kind: 'percent', percent: 10 } }, around)).toEqual({
    tip_percent: '10',
  });
});

test('a time that has gone by is not asked for', () => {
  expect(purposeOf({ ...draft, ...later }, { ...around, now: noon + 86_400_000 })).toEqual({});
});

test('an address counts for a delivery alone, and without a postcode not at all', () => {
  expect(purposeOf({ ...draft, pricedAddress: address }, around)).toEqual({});
  const unknown = { ...address, postcode: ' ' };
  const delivery = { ...draft, deliveryMethod: 'delivery', pricedAddress: unknown } as const;
  expect(purposeOf(delivery, around)).toEqual({ delivery_method: 'delivery' });
  expect(purposeOf(delivery, { ...around, delivers: false })).toEqual({});
});

test('on a dine-in path the table is said, and neither time nor address', () => {
  const delivery = { ...draft, ...later, deliveryMethod: 'delivery' } as const;
  expect(purposeOf(delivery, { ...around, isDineIn: true })).toEqual({ dine_in: 'true' });
});
