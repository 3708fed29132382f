const plural = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${plural.select(count) === 'one' ? one : other}`;

/** Sentences of the menu area; a message that needs a value is a function of it. */
export const menu = {
  bestSellers: 'Most ordered',
  freshAdditions: 'New on the menu',
  /** `times` are windows in words: '7 am – 11 am', or 'Sat, Sun 8 am – 2 pm'. */
  servedAt: (times: string) => `Served ${times}`,
  backAt: (when: string) => `Back ${when}`,
  soldOut: 'Sold out',

  closeItem: 'Close',
  notOpenedTitle: 'This did not open',
  notOpened: 'Check your connection and try once more.',
  itemGone: 'This dish is no longer on the menu.',
  chooseExactly: (count: number) => `Required, choose ${count}`,
  chooseBetween: (min: number, max: number) => `Required, choose ${min} to ${max}`,
  chooseAtLeast: (count: number) => `Required, choose at least ${count}`,
  chooseUpTo: (count: number) => `Up to ${count}`,
  chooseAny: 'As many as you like',
  missing: (count: number) =>
    `Please choose ${plural.select(count) === 'one' ? 'one' : count} to go on.`,
  optional: 'Optional',
  more: (price: string) => `+ ${price}`,
  less: (price: string) => `− ${price}`,
  fewer: (name: string) => `Fewer: ${name}`,
  another: (name: string) => `More: ${name}`,
  contains: (allergens: string) => `Contains ${allergens}`,
  quantity: 'How many',
  notes: 'Anything we should know?',
  notesExample: 'No onions, sauce on the side …',
  notesLeft: (count: number) => `${counted(count, 'character', 'characters')} left`,
  add: (price: string) => `Add · ${price}`,
  adding: 'Adding …',

  /** Toasts of the heart, as spec §8 words them. */
  favourites: {
    added: 'Added to wishlist',
    failedTitle: 'Failed to add item',
    failed: 'There was an error adding this item to your wishlist.',
    logInTitle: 'Please log in',
    logIn: 'You need to be logged in to add items to your wishlist',
  },
} as const;
