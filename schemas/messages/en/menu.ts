const plural = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
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

  /** Search and filters. */
  search: {
    label: 'Search the menu',
    placeholder: 'Search dishes',
    clear: 'Clear the search',
    filters: 'Filters',
    filtersWith: (count: number) => `Filters, ${counted(count, 'is', 'are')} set`,
    title: 'What suits you?',
    text: 'Dishes that do not fit are left out. Tell us about allergies too when you order.',
    close: 'Close the filters',
    diets: 'Diet',
    without: 'Without',
    withoutOne: (allergen: string) => `Without ${allergen}`,
    show: (count: number) => `Show ${counted(count, 'dish', 'dishes')}`,
    clearAll: 'Clear all',
    removeOne: (name: string) => `Remove the filter ${name}`,
    found: (count: number) => counted(count, 'dish', 'dishes'),
    foundFor: (count: number, text: string) => `${counted(count, 'dish', 'dishes')} for “${text}”`,
    results: 'What we found',
    emptyTitle: (text: string) => (text === '' ? 'Nothing fits all of that' : `No “${text}” here`),
    emptyText: 'Try another word for it, or have a look around.',
    emptyFiltered: 'Take one of the filters away, or have a look around.',
    all: 'Show the whole menu',
  },
} as const;
