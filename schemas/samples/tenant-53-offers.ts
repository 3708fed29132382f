import type { SampleCombo, SampleCoupon, SampleDeal } from './sample-offer.ts';

const coffees = ['flat-white', 'latte', 'cappuccino', 'long-black', 'magic', 'filter'];
const benchPastries = [
  'croissant',
  'almond-croissant',
  'pain-au-chocolat',
  'cardamom-bun',
  'strawberry-croissant',
  'doughnut',
];
const biscuits = ['choc-cookie', 'blueberry-slice', 'chocolate-cupcake'];

export const combos53: readonly SampleCombo[] = [
  {
    category: 'pastry',
    name: 'Coffee and a pastry',
    description: 'The two things on the bench that were made for each other.',
    picture: { name: 'coffee-and-pastry' },
    price: 980,
    components: [
      {
        name: 'Your coffee',
        choices: [
          ['flat-white', 0],
          ['latte', 0],
          ['cappuccino', 0],
          ['long-black', 0],
          ['magic', 20],
          ['mocha', 70],
          ['cold-brew', 100],
        ],
      },
      {
        name: 'Your pastry',
        choices: [
          ['croissant', 0],
          ['cardamom-bun', 0],
          ['pain-au-chocolat', 50],
          ['doughnut', 80],
          ['almond-croissant', 150],
        ],
      },
    ],
  },
];

export const deals53: readonly SampleDeal[] = [
  {
    name: 'Three from the biscuit tin, pay for two',
    description: 'Cookies, cupcakes and blueberry slices, mixed as you like.',
    effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
    isAutomatic: true,
    stacksWithCodes: true,
    components: [
      { name: 'Buy two', quantity: 2, products: biscuits },
      { name: 'The third', role: 'get', quantity: 1, products: biscuits },
    ],
  },
  {
    name: 'The last hour of the bench',
    description: 'A third off every pastry from two to four. Nothing is kept overnight.',
    effect: { kind: 'percent', percent: 33, max_discount: null },
    conditions: { windows: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '14:00', to: '16:00' }] },
    isAutomatic: true,
    components: [{ name: 'Any pastry', quantity: 1, products: benchPastries }],
  },
  {
    name: 'Breakfast for two',
    description: 'Two rolls and two coffees, ready when the dog has been round the block.',
    effect: { kind: 'bundle', price: 3200 },
    stacksWithCodes: true,
    components: [
      { name: 'Two bacon and egg rolls', quantity: 2, products: ['bacon-egg-roll'] },
      { name: 'Two coffees', quantity: 2, products: coffees },
    ],
  },
];

export const coupons53: readonly SampleCoupon[] = [
  {
    code: 'HELLO10',
    description: '10 % off your first bag from us, up to $8',
    effect: { kind: 'amount', type: 'Percentage', value: 10, maxDiscount: 800 },
    customerLimit: 1,
    stacksWithDeals: true,
  },
  {
    code: 'GRINDER',
    description: '$4 off beans, from $30',
    effect: {
      kind: 'amount',
      type: 'Flat',
      value: 400,
      products: ['house-blend', 'single-origin'],
    },
    conditions: { minimum: 3000 },
    stacksWithDeals: true,
  },
  {
    code: 'TOGO',
    description: '$1 off what you take away',
    effect: { kind: 'amount', type: 'Flat', value: 100 },
    conditions: { orderTypes: ['pickup'], minimum: 500 },
  },
  {
    code: 'EARLYBIRD',
    description: '15 % off before eight',
    effect: { kind: 'amount', type: 'Percentage', value: 15 },
    conditions: { windows: [{ weekdays: [1, 2, 3, 4, 5], from: '06:30', to: '08:00' }] },
  },
  {
    code: 'SOLSTICE',
    description: '20 % off on the longest night',
    effect: { kind: 'amount', type: 'Percentage', value: 20 },
    conditions: { validFromInDays: -150, validUntilInDays: -149 },
  },
];
