import type { OrderLine } from './menu-api.ts';

/** Dishes that are on the menu at any hour, so that the tests are right at any hour. */

export const largeDiavola: OrderLine = {
  category: 'Red pizza',
  dish: 'Diavola',
  quantity: 2,
  choices: [
    { group: 'Size', option: 'Large, 14 inch' },
    { group: 'Choose your base', option: 'Wholemeal and rye' },
    { group: 'A little extra', option: 'Hot salami', value: 'Double' },
    { group: 'A little extra', option: 'Anchovies', count: 2 },
  ],
};

/** Needs no choice: its + adds it at once. */
export const polpette: OrderLine = { category: 'To start', dish: 'Polpette al sugo' };

export const largeFlatWhite: OrderLine = {
  category: 'Espresso',
  dish: 'Flat white',
  choices: [
    { group: 'Cup', option: 'Large, 350 ml' },
    { group: 'Milk', option: 'Oat' },
    { group: 'Make it yours', option: 'Extra shot', count: 2 },
  ],
};

export const boxOfPastries: OrderLine = {
  category: 'From the pastry bench',
  dish: 'Box of three pastries',
  choices: [
    { group: 'Choose three', option: 'Almond croissant', count: 2 },
    { group: 'Choose three', option: 'Pain au chocolat', count: 1 },
  ],
};

export const carrotCake: OrderLine = { category: 'Cake and biscuits', dish: 'Carrot cake' };
