const plural = new Intl.PluralRules('en');

/** A count with its noun, or its verb. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural.select(count) === 'one' ? one : other}`;

/** Sentences of the menu area; a message that needs a value is a function of it. */
export const menu = {
  bestSellers: 'Most ordered',
  freshAdditions: 'New on the menu',
  favouritesOfTheHouse: 'Our favourites',
  /** `times` are windows in words: '7 am – 11 am', or 'Sat, Sun 8 am – 2 pm'. */
  servedAt: (times: string) => `Served ${times}`,
  backAt: (when: string) => `Back ${when}`,
  soldOut: 'Sold out',
  /** A category that opens later today, or on another day, named. */
  offeredFrom: (time: string) => `From ${time}`,
  offeredOn: (day: string) => `From ${day}`,
  notOfferedNow: 'Not served now. You can order it for later.',

  closeItem: 'Close',
  notOpenedTitle: 'This did not open',
  notOpened: 'Check your connection and try once more.',
  itemGone: 'This dish is no longer on the menu.',
  missing: (count: number) =>
    `Please choose ${plural.select(count) === 'one' ? 'one' : count} to go on.`,
  more: (price: string) => `+ ${price}`,
  fewer: (name: string) => `Fewer: ${name}`,
  another: (name: string) => `More: ${name}`,
  contains: (allergens: string) => `Contains ${allergens}`,
  quantity: 'How many',
  add: (price: string) => `Add · ${price}`,
  adding: 'Adding …',

  /** What the field says; the rest of search and filters stands apart (menu-search.ts). */
  search: {
    label: 'Search the menu',
    placeholder: 'Search dishes',
  },
} as const;
