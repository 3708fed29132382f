import type { SampleCoupon } from './sample-offer.ts';

/** One code for every reason to take it and to refuse it (rule R39). */
export const coupons139: readonly SampleCoupon[] = [
  {
    code: 'WELCOME15',
    description: '15 % off, up to $15, once for everyone',
    effect: { kind: 'amount', type: 'Percentage', value: 15, maxDiscount: 1500 },
    conditions: { minimum: 2000 },
    customerLimit: 1,
    stacksWithDeals: true,
  },
  {
    code: 'FIVER',
    description: '$5 off from $30',
    effect: { kind: 'amount', type: 'Flat', value: 500 },
    conditions: { minimum: 3000 },
    stacksWithDeals: true,
  },
  {
    code: 'FREEDELIVERY',
    description: 'We bring it for nothing, from $25',
    effect: { kind: 'free_delivery' },
    conditions: { orderTypes: ['delivery'], minimum: 2500 },
    stacksWithDeals: true,
  },
  {
    code: 'CASHBACK',
    description: '$3 off when you pay in cash, from $20',
    effect: { kind: 'amount', type: 'Flat', value: 300 },
    conditions: { paymentMethods: ['cashOnDelivery'], minimum: 2000 },
    stacksWithDeals: true,
  },
  {
    code: 'LUNCH',
    description: '10 % off for lunch, Monday to Friday until three',
    effect: { kind: 'amount', type: 'Percentage', value: 10 },
    conditions: {
      windows: [{ weekdays: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' }],
    },
  },
  {
    code: 'TIRAMISU',
    description: '$4 off your tiramisù',
    effect: { kind: 'amount', type: 'Flat', value: 400, products: ['tiramisu'] },
    stacksWithDeals: true,
  },
  {
    code: 'FIRSTSLICE',
    description: 'Half of one whole order, up to $30, for whoever is quickest',
    effect: { kind: 'amount', type: 'Percentage', value: 50, maxDiscount: 3000 },
    totalLimit: 1,
  },
  {
    code: 'ANDERSON',
    description: '10 % off in Yarraville',
    effect: { kind: 'amount', type: 'Percentage', value: 10 },
    restaurants: ['yarraville'],
  },
  {
    code: 'REGULARS',
    description: '10 % off for everyone with an account',
    effect: { kind: 'amount', type: 'Percentage', value: 10 },
    needsLogin: true,
  },
  {
    code: 'OVENFEST',
    description: '20 % off for the oven’s birthday',
    effect: { kind: 'amount', type: 'Percentage', value: 20 },
    conditions: { validFromInDays: -45, validUntilInDays: -30 },
  },
  {
    code: 'NEXTMONTH',
    description: '20 % off everything from the new oven',
    effect: { kind: 'amount', type: 'Percentage', value: 20 },
    conditions: { validFromInDays: 30 },
  },
];
