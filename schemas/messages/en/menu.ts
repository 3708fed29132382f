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
  emptyTitle: 'The menu is being written',
  emptyText: 'There is nothing to order here yet. Please look in again soon.',

  closeItem: 'Close',
  itemGone: 'This dish is no longer on the menu.',
  required: 'Required',
  chooseExactly: (count: number) => `Required, choose ${count}`,
  chooseBetween: (min: number, max: number) => `Required, choose ${min} to ${max}`,
  chooseAtLeast: (count: number) => `Required, choose at least ${count}`,
  chooseUpTo: (count: number) => `Up to ${count}`,
  chooseAny: 'As many as you like',
  optional: 'Optional',
  more: (price: string) => `+ ${price}`,
  less: (price: string) => `− ${price}`,
  fewer: (name: string) => `Fewer: ${name}`,
  another: (name: string) => `More: ${name}`,
  quantity: 'How many',
  notes: 'Anything we should know?',
  notesHint: 'No onions, sauce on the side … We do our best. It does not change the price.',
  notesLeft: (count: number) => `${counted(count, 'character', 'characters')} left`,
  add: (price: string) => `Add · ${price}`,
  adding: 'Adding …',
  missingChoice: (group: string) => `Please choose: ${group}.`,
} as const;
