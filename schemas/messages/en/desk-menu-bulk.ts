/** Many dishes changed at once: chosen, previewed, made, taken back. */
export const deskMenuBulk = {
  label: 'Selected dishes',
  selected: (count: number) => (count === 1 ? '1 dish selected' : `${count} dishes selected`),
  hidden: (count: number) => `${count} of them not shown`,
  clear: 'Select none',
  actions: {
    prices: 'Prices…',
    availability: 'Sold out…',
    tax: 'Tax class…',
    mark: 'Diets, allergens…',
    group: 'Choices…',
    category: 'Category…',
  },
  titles: {
    prices: 'Change prices',
    availability: 'Sold out or available',
    tax: 'Change the tax class',
    mark: 'Add or remove a mark',
    group: 'Add or remove choices',
    category: 'Move to a category',
  },
  text: (count: number) =>
    `For the ${count === 1 ? '1 selected dish' : `${count} selected dishes`}. Nothing changes before you press the button below.`,
  way: 'How',
  ways: { percent: 'By percent', amount: 'By an amount', round: 'Round only' },
  percent: 'Percent',
  percentHint: '5 is dearer by 5 %, -5 is cheaper.',
  notAPercent: 'Write a number such as 5 or -2.5.',
  amount: 'Amount',
  amountHint: '0.50 is dearer by so much, -0.50 is cheaper.',
  notAnAmount: (example: string) => `Write an amount such as ${example}.`,
  rounding: 'Rounded',
  exactly: 'Not rounded',
  toStep: (step: string) => `To ${step}`,
  toWhole: 'To whole amounts',
  ending: (ending: string) => `To prices that end in ${ending}`,
  which: 'Which prices',
  whichOf: { both: 'Online and at the counter', online: 'Online only', counter: 'Counter only' },
  sizes: 'Sizes and other choices of a dish, too',
  options: 'Options of its groups, too',
  optionsHint: 'Where prices are to end alike, options are rounded to tenths.',
  taxClass: 'Tax class',
  standardRate: 'Standard rate',
  mark: {
    field: 'What',
    diets: 'Diet',
    allergens: 'Allergen',
    word: 'Which',
    wordHint: 'As it is on your dishes; choose one, or write a new one.',
    add: 'Add it',
    remove: 'Remove it',
    act: 'Do',
    needed: 'Write which.',
  },
  group: {
    which: 'Which choices',
    /** @param options their names: two groups may be called the same. */
    option: (name: string, options: string) =>
      options === ''
        ? name
        : `${name} (${options.length > 60 ? `${options.slice(0, 59)}…` : options})`,
    hint: 'They come behind those that a dish asks already.',
  },
  category: 'Category',
  available: 'Available again',
  preview: 'Preview',
  summary: (changed: number, unchanged: number, refused: number) =>
    [
      changed === 1 ? '1 dish changes' : `${changed} dishes change`,
      unchanged > 0 &&
        `${unchanged} ${unchanged === 1 ? 'stays' : 'stay'} as ${unchanged === 1 ? 'it is' : 'they are'}`,
      refused > 0 && `${refused} cannot be changed`,
    ]
      .filter((part) => typeof part === 'string')
      .join(', '),
  sum: (before: string, after: string, by: string) => `Together ${before} → ${after} (${by})`,
  counterSum: (before: string, after: string, by: string) =>
    `At the counter ${before} → ${after} (${by})`,
  shared: (count: number) =>
    count === 1
      ? '1 of these dishes is sold at your other restaurants too, and changes there as well.'
      : `${count} of these dishes are sold at your other restaurants too, and change there as well.`,
  online: 'Online',
  counter: 'Counter',
  /** Of a group that is priced by sequence, counted from 1. */
  place: (place: number) => `Number ${place} in order`,
  arrow: (was: string, now: string) => `${was} → ${now}`,
  none: 'none',
  more: (count: number) => `Show the other ${count}`,
  unchanged: 'Stay as they are',
  refused: 'Cannot be changed',
  refusals: {
    shared_dish: 'sold at other restaurants too; ask the owner, or give it a price of its own here',
    too_low: 'it would cost nothing or less',
    too_high: 'a price is at most 99,999.99',
    too_many_marks: 'it has twenty marks already',
    too_many_groups: 'it asks thirty groups already',
    category_full: 'the category is full',
  },
  groups: 'Options',
  alsoAskedBy: (names: string, more: number) =>
    `Also asked by ${names}${more > 0 ? ` and ${more} more` : ''}`,
  apply: (count: number) => (count === 1 ? 'Change 1 dish' : `Change ${count} dishes`),
  saving: 'Saving…',
  cancel: 'Cancel',
  done: (count: number) => (count === 1 ? '1 dish changed' : `${count} dishes changed`),
  undo: 'Undo',
  undone: 'Taken back',
  network: 'There is no connection. Nothing was changed; try again once it is back.',
  stale: (names: string) =>
    `Nothing was changed: somebody else changed ${names} in the meantime. The preview shows the menu as it is now; look at it, and press again.`,
  staleOther: 'something of this',
} as const;
