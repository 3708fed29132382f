import { counted } from './menu.ts';

/** What the menu for reading in the restaurant says, and the menu board that it makes. */
export const instoreMenu = {
  lead: (place: string) => `What we serve at ${place}, at the prices in the restaurant.`,
  restaurants: 'Restaurants',
  choices: 'Choices and extras',
  choicesOf: (dish: string) => `Choices and extras of ${dish}`,
  soldOut: 'sold out',
  /** An option with what it holds. */
  optionWith: (option: string, allergens: string) => `${option} (${allergens})`,
  perPart: (count: number, part: string) => (count === 1 ? part : `${count} × ${part}`),
  halves: 'Halves of',

  deals: 'Deals',
  legend: 'Diets and allergens',
  marks: 'Marks',
  allergens: 'Named on this menu',
  unnamed:
    'A dish that names no allergen may still hold some, and choices can add others. Please tell us about allergies before you order.',

  show: 'Show on a wall screen',
  board: (place: string) => `Menu board of ${place}`,
  ask: 'Please tell us about allergies when you order.',
  boardLoading: 'The menu will be here in a moment.',
  boardEmpty: 'Nothing on the menu just now.',
  continued: (category: string) => `${category}, continued`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  controls: 'Menu board',
  previous: 'Page before',
  next: 'Next page',
  resume: 'Go on',
  fullScreen: 'Full screen',
  close: 'Close the menu board',
  paused: (seconds: number) =>
    `Paused. It goes on by itself after ${counted(seconds, 'second', 'seconds')}.`,
  outdated: (time: string) => `Not up to date since ${time}`,
} as const;
