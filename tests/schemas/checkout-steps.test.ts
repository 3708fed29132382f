import { describe, expect, it } from 'vitest';
import {
  canCompleteStepOne,
  canStartStepTwo,
  missingInStepOne,
} from '#schemas/rules/checkout-steps.ts';
import type { MissingField, DetailsInput } from '#schemas/rules/checkout-steps.ts';

const guest = { name: 'Ada', email: 'ada@example.com', phone_no: '0400 000 000' };
const address = {
  formattedAddress: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  suburb: 'CBD',
};
const complete: DetailsInput = {
  deliveryMethod: 'pickup',
  pickupDate: '2026-11-20',
  pickupTime: '13:30',
  shippingDetails: null,
  guestDetails: guest,
  deliveryError: null,
};
const delivery: Partial<DetailsInput> = { deliveryMethod: 'delivery', shippingDetails: address };

type Case = [
  name: string,
  facts: Partial<DetailsInput>,
  isLoggedIn: boolean,
  missing: MissingField[],
];

const cases: Case[] = [
  ['a guest with a time and details', {}, false, []],
  ['pickup without a date', { pickupDate: null }, false, ['pickupDate']],
  ['pickup without a time', { pickupTime: '' }, false, ['pickupTime']],
  [
    'dine-in asks for no time',
    { deliveryMethod: 'dine_in', pickupDate: null, pickupTime: null },
    false,
    [],
  ],
  ['a guest without details', { guestDetails: null }, false, ['name', 'email', 'phone_no']],
  [
    'a guest whose name is only spaces',
    { guestDetails: { ...guest, name: '  ' } },
    false,
    ['name'],
  ],
  ['a guest without email', { guestDetails: { ...guest, email: '' } }, false, ['email']],
  ['a guest without phone', { guestDetails: { ...guest, phone_no: '' } }, false, ['phone_no']],
  ['a user needs no details', { guestDetails: null }, true, []],
  ['a user needs a time all the same', { pickupDate: null }, true, ['pickupDate']],
  [
    'a dine-in guest needs details',
    { deliveryMethod: 'dine_in', guestDetails: null },
    false,
    ['name', 'email', 'phone_no'],
  ],
  ['delivery with its address', delivery, false, []],
  [
    'delivery without an address',
    { ...delivery, shippingDetails: null },
    false,
    ['formattedAddress', 'city', 'postcode', 'suburb'],
  ],
  [
    'delivery without a suburb',
    { ...delivery, shippingDetails: { ...address, suburb: '' } },
    true,
    ['suburb'],
  ],
  [
    'delivery to where we do not go',
    { ...delivery, deliveryError: 'Too far' },
    false,
    ['deliveryError'],
  ],
  ['pickup does not look at the address', { deliveryError: 'Too far' }, false, []],
];

describe('checkout step 1', () => {
  it.each(cases)('%s', (_name, input, isLoggedIn, missing) => {
    const all = { ...complete, ...input };
    expect(missingInStepOne(all, { isLoggedIn })).toEqual(missing);
    expect(canCompleteStepOne(all, { isLoggedIn })).toBe(missing.length === 0);
  });
});

describe('checkout step 2', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    'step 1 completed %s, processing %s: possible %s',
    (step1Completed, isProcessing, isPossible) => {
      expect(canStartStepTwo({ step1Completed, isProcessing })).toBe(isPossible);
    },
  );
});
