import type { SampleCombo, SampleDeal, SampleHalfSet } from './sample-offer.ts';
import { categories139 } from './tenant-139-menu.ts';

/** Keys of the dishes of these categories. */
const dishesOf = (...keys: readonly string[]): string[] =>
  categories139
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ products }) => products.map(({ key }) => key));

const pizzas = dishesOf('red', 'white');
const pasta = dishesOf('pasta');
const small = ['mista', 'chips', 'broccoli', 'garlic-focaccia', 'bruschetta'];
const soda = ['chinotto', 'blood-orange', 'apple-juice', 'still-water'];
const sweets = ['gelato', 'cannoli'];
const weekdays = [1, 2, 3, 4, 5];

export const halfSets139: readonly SampleHalfSet[] = [
  {
    category: 'together',
    name: 'Half and half',
    description:
      'Two pizzas under one roof. You pay the middle of the two, and a dollar for the wall.',
    picture: { name: 'half-and-half' },
    baseMode: 'average',
    toppingMode: 'half',
    surcharge: 100,
    // Prawns run, and the calm of a marinara is its point: those two come whole.
    products: pizzas.filter((key) => key !== 'gamberi' && key !== 'marinara'),
  },
];

export const combos139: readonly SampleCombo[] = [
  {
    category: 'together',
    name: 'Pizza, side and a drink',
    description: 'One of each, for the price of staying in.',
    price: 3200,
    components: [
      {
        name: 'Your pizza',
        choices: [
          ['margherita', 0],
          ['marinara', 0],
          ['patate', 200],
          ['diavola', 450],
          ['ortolana', 450],
          ['funghi', 650],
          ['prosciutto-rucola', 650],
        ],
      },
      {
        name: 'Something beside it',
        choices: [
          ['mista', 0],
          ['chips', 0],
          ['garlic-focaccia', 100],
          ['broccoli', 100],
          ['arancini', 300],
        ],
      },
      {
        name: 'To drink',
        choices: [
          ['chinotto', 0],
          ['blood-orange', 0],
          ['apple-juice', 0],
          ['sparkling-water', 100],
          ['lemonade', 200],
        ],
      },
      {
        name: 'Dolce, if you have room',
        min: 0,
        choices: [
          ['tiramisu', 950],
          ['crostata', 850],
          ['cannoli', 900],
        ],
      },
    ],
  },
  {
    category: 'together',
    name: 'Dinner for the family',
    description:
      'Two pizzas, a pasta for the one who always wants pasta, a salad nobody argues with.',
    price: 7200,
    components: [
      {
        name: 'Two pizzas',
        min: 2,
        max: 2,
        choices: [
          ['margherita', 0],
          ['diavola', 300],
          ['ananas', 300],
          ['capricciosa', 400],
          ['funghi', 500],
        ],
      },
      {
        name: 'A pasta',
        choices: [
          ['pomodoro', 0],
          ['little-penne', 0],
          ['carbonara', 400],
        ],
      },
      {
        name: 'A salad',
        choices: [
          ['mista', 0],
          ['caesar', 200],
        ],
      },
    ],
  },
];

export const deals139: readonly SampleDeal[] = [
  {
    name: 'Two sweets, the third is on us',
    description: 'Any three of gelato and cannoli. The least of them costs nothing.',
    effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
    isAutomatic: true,
    stacksWithCodes: true,
    components: [
      { name: 'Buy two', quantity: 2, products: sweets },
      { name: 'The third', role: 'get', quantity: 1, products: sweets },
    ],
  },
  {
    name: 'Weekday lunch, a fifth off the pasta',
    description: 'Monday to Friday from half past eleven to three, picked up or eaten here.',
    effect: { kind: 'percent', percent: 20, max_discount: 2000 },
    conditions: {
      orderTypes: ['pickup', 'dine_in'],
      windows: [{ weekdays, from: '11:30', to: '15:00' }],
    },
    isAutomatic: true,
    components: [{ name: 'Any pasta', quantity: 1, products: pasta }],
  },
  {
    name: 'Pizza night for two',
    description: 'Two pizzas, something beside them and two drinks.',
    effect: { kind: 'bundle', price: 5400 },
    stacksWithCodes: true,
    components: [
      { name: 'Two pizzas', quantity: 2, products: pizzas },
      { name: 'Something beside them', quantity: 1, products: small },
      { name: 'Two drinks', quantity: 2, products: soda },
    ],
  },
  {
    name: 'Two-for Tuesday',
    description: 'A second pizza at half its price, Tuesdays from five.',
    effect: { kind: 'bogo', percent: 50, pick: 'cheapest' },
    conditions: { windows: [{ weekdays: [2], from: '17:00', to: '23:00' }] },
    components: [
      { name: 'A pizza', quantity: 1, products: pizzas },
      { name: 'One more at half price', role: 'get', quantity: 1, products: pizzas },
    ],
  },
];
