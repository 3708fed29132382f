import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../src/site-boot.ts';
import { openStores } from './open-stores.ts';

const guestDetails = { name: 'Ben', email: 'ben@example.com', phone_no: '0400 000 000' };
const time = { pickupDate: '2026-11-21', pickupTime: '18:30' };
const address = {
  formattedAddress: '1 King Street, Newtown',
  city: 'Sydney',
  postcode: '2042',
  suburb: 'Newtown',
};

test('a checkout begins with pickup, card and a delivery charge of 0', () => {
  expect(openStores().checkout.getState()).toMatchObject({
    deliveryMethod: 'pickup',
    paymentMethod: 'card',
    deliveryCharge: 0,
    pickupDate: null,
    pickupTime: null,
    step1Completed: false,
    step2Completed: false,
  });
});

describe('step 1', () => {
  test('completes by itself when date, time and the guest are there', () => {
    const { checkout } = openStores();
    checkout.getState().update(time);
    expect(checkout.getState().step1Completed).toBe(false);
    checkout.getState().update({ guestDetails });
    expect(checkout.getState().step1Completed).toBe(true);
    checkout.getState().update({ guestDetails: { ...guestDetails, email: ' ' } });
    expect(checkout.getState().step1Completed).toBe(false);
  });

  test('asks a logged-in user for no details', () => {
    const { checkout, account } = openStores();
    checkout.getState().update(time);
    account.getState().setToken('t');
    account.getState().setUser({ id: 4, name: 'Ada', email: 'a@b.c', phone_no: '1' });
    expect(checkout.getState().step1Completed).toBe(true);
  });

  test('asks for a whole address without an error when it is delivery', () => {
    const { checkout } = openStores();
    checkout.getState().update({ ...time, guestDetails });
    checkout.getState().setDeliveryMethod('delivery');
    expect(checkout.getState().step1Completed).toBe(false);
    checkout.getState().update({ shippingDetails: address });
    expect(checkout.getState().step1Completed).toBe(true);
    checkout.getState().update({ deliveryError: 'Too far away' });
    expect(checkout.getState().step1Completed).toBe(false);
  });

  test('asks for no time when it is dine-in', () => {
    const { checkout } = openStores();
    checkout.getState().update({ guestDetails });
    checkout.getState().setDeliveryMethod('dine_in');
    expect(checkout.getState().step1Completed).toBe(true);
  });
});

test('changing the method away from delivery clears deliveryError', () => {
  const { checkout } = openStores();
  checkout.getState().setDeliveryMethod('delivery');
  checkout.getState().update({ deliveryError: 'Too far away', deliveryCharge: 500 });
  checkout.getState().setDeliveryMethod('delivery');
  expect(checkout.getState().deliveryError).toBe('Too far away');
  checkout.getState().setDeliveryMethod('pickup');
  expect(checkout.getState()).toMatchObject({ deliveryError: null, deliveryCharge: 0 });
});

test('it is kept over a reload except isProcessing and deliveryChargeLoading', () => {
  const storage = memoryStorage();
  const { checkout } = openStores({ storage });
  checkout.getState().update({
    ...time,
    guestDetails,
    specialInstructions: 'Ring twice',
    couponCode: 'TEN',
    isProcessing: true,
    deliveryChargeLoading: true,
  });
  const kept = storage.kept.get('checkout') ?? '';
  expect(kept).not.toContain('isProcessing');
  expect(kept).not.toContain('deliveryChargeLoading');
  const { attemptKey } = checkout.getState();
  expect(openStores({ storage, random: () => 0.9 }).checkout.getState()).toMatchObject({
    ...time,
    guestDetails,
    specialInstructions: 'Ring twice',
    couponCode: 'TEN',
    step1Completed: true,
    attemptKey,
    isProcessing: false,
    deliveryChargeLoading: false,
  });
});

test('an address of before, which knows nothing of the handover, is kept over a reload; a wrong one is not', () => {
  const storage = memoryStorage();
  openStores({ storage }).checkout.getState().update({ shippingDetails: address });
  expect(openStores({ storage }).checkout.getState().shippingDetails).toEqual(address);
  const kept = storage.kept.get('checkout') ?? '';
  storage.kept.set('checkout', kept.replace('"city"', '"leaveAtDoor":"yes","city"'));
  expect(openStores({ storage }).checkout.getState().shippingDetails).toBeNull();
});

test('it can be reset to defaults, with a new key for the next attempt', () => {
  let chance = 0;
  const { checkout } = openStores({ random: () => (chance += 0.013) % 1 });
  const before = checkout.getState().attemptKey;
  checkout.getState().update({ ...time, placedOrderId: 'x' });
  checkout.getState().reset();
  expect(checkout.getState()).toMatchObject({ pickupDate: null, placedOrderId: null });
  expect(checkout.getState().attemptKey).toMatch(/^[\da-f]{32}$/);
  expect(checkout.getState().attemptKey).not.toBe(before);
});

test('what is kept of a draft that is reset is there in the same change: no other tab sees it gone', () => {
  const { checkout } = openStores();
  checkout.getState().update({ guestDetails, placedOrderId: 'a-1', specialInstructions: 'Ring' });
  const seen: (string | null)[] = [];
  checkout.subscribe(({ placedOrderId }) => seen.push(placedOrderId));
  checkout.getState().reset({ guestDetails, placedOrderId: 'a-1' });
  expect(seen).toEqual(['a-1']);
  expect(checkout.getState()).toMatchObject({ guestDetails, specialInstructions: '' });
});

test('a step that is stored as completed is looked at again', () => {
  const storage = memoryStorage({ token: 't' });
  const first = openStores({ storage });
  first.account.getState().setUser({ id: 4, name: 'Ada', email: 'a@b.c', phone_no: '1' });
  first.checkout.getState().update(time);
  expect(first.checkout.getState().step1Completed).toBe(true);
  expect(openStores({ storage }).checkout.getState().step1Completed).toBe(true);
  storage.removeItem('token');
  expect(openStores({ storage }).checkout.getState().step1Completed).toBe(false);
});

test.each(['{', '[]', '{"version":1,"state":{"tenantId":139}}', '{"version":9,"state":{}}'])(
  'a stored draft that cannot be read (%s) yields the defaults',
  (stored) => {
    const { checkout } = openStores({ storage: memoryStorage({ checkout: stored }) });
    expect(checkout.getState().deliveryMethod).toBe('pickup');
  },
);
