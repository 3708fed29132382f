/** Groups of options in the hands of their restaurant: what they ask, and who asks them. */
export const deskGroups = {
  title: 'Choices',
  intro:
    'Groups of options such as sauces or toppings. A group is written once, and any number of dishes ask it.',
  search: 'Find a group or an option',
  nothingFound: (term: string) => `No group and no option is called “${term}”.`,
  empty: 'There is no group of options yet.',
  add: 'Add a group',
  newHeading: 'A new group',
  heading: 'A group of options',
  back: 'Back to the choices',
  gone: 'This group is not on the menu of this restaurant. If somebody took it off, the history of the menu takes that back.',
  saved: 'Saved. Open menus show it at once.',
  optionCount: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  dishCount: (count: number) => (count === 1 ? 'Asked by 1 dish' : `Asked by ${count} dishes`),
  unused: 'Asked by no dish',
  saveFor: (count: number) => `Save for ${count} dishes`,
  changesAll: (count: number) =>
    `${count} dishes ask this group. What you change here changes all of them.`,
  sentence: {
    any: 'Choose as many as you like',
    atLeast: (min: number) => `Choose at least ${min}`,
    upTo: (max: number) => `Choose up to ${max}`,
    exactly: (count: number) => `Choose ${count}`,
    between: (min: number, max: number) => `Choose ${min} to ${max}`,
    different: (count: number) => `at most ${count} different`,
    free: {
      cheapest: (count: number) =>
        count === 1 ? 'the cheapest free' : `the ${count} cheapest free`,
      dearest: (count: number) => (count === 1 ? 'the dearest free' : `the ${count} dearest free`),
      first: (count: number) => (count === 1 ? 'the first free' : `the first ${count} free`),
    },
    each: (price: string) => `${price} for each`,
    /** At least two prices; the last one is for all further ones, too. */
    sequence: (prices: readonly string[]) =>
      [
        `${prices[0]} for the first`,
        ...prices.slice(1, -1).map((price) => `${price} for the next`),
        `${prices.at(-1)} for each further one`,
      ].join(', '),
  },
  about: {
    legend: 'What it asks',
    name: 'Name',
    nameHint: 'Customers read it above the options: ‘Sauce’, ‘Choose your side’.',
    asks: 'In words:',
  },
  amount: {
    legend: 'How many',
    min: 'At least',
    minHint: '0: nothing has to be chosen.',
    maxOn: 'Limit how many in all',
    max: 'At most',
    distinctOn: 'Limit how many different ones',
    distinctHint: 'Two of the same count once.',
    distinct: 'Different ones at most',
  },
  price: {
    legend: 'What it costs',
    free: 'Free of charge',
    freeHint: 'So many of those that are chosen cost nothing; 0: each costs its price.',
    mode: 'Which ones are free',
    modes: {
      cheapest: 'The cheapest that are chosen',
      dearest: 'The dearest that are chosen',
      first: 'Those that are chosen first',
    },
    charges: 'Options chosen from the start cost their price',
    chargesHint:
      'Else they are in the dish’s price. Taking one off never makes the dish cheaper, either way.',
    credits: 'What is taken off pays for what replaces it',
    creditsHint:
      'The price of an option taken off counts towards others of the group, never for more.',
    whole: 'Of a half-and-half, one choice for both halves',
  },
  sequence: {
    on: 'Price by sequence',
    onHint:
      'The first option costs one price, the second another, and so on, whichever they are. The options’ own prices do not count then.',
    label: 'Prices by sequence',
    /** Counted from 1. */
    place: (place: number) => `Number ${place}`,
    /** Of the last place. */
    further: (place: number) => `Number ${place} and each further one`,
    only: 'Each one',
    add: 'Add another price',
    remove: (place: number) => `Remove the price of number ${place}`,
    afterFree: (count: number) =>
      count === 1
        ? 'Number 1 is the first after the free one.'
        : `Number 1 is the first after the ${count} free ones.`,
    sizes: 'What a size of an option costs comes on top.',
  },
  options: {
    legend: 'Options',
    hint: 'In the order in which customers see them. Drag them, or use the arrows.',
    list: 'Options of this group',
    none: 'It has no option yet, so that no customer sees it.',
    add: 'Add an option',
    unnamed: (place: number) => `Option ${place}`,
    name: (place: number) => `Name of option ${place}`,
    price: (option: string) => `Online price of ${option}`,
    more: (option: string) => `More about ${option}`,
    remove: (option: string) => `Remove ${option}`,
    removed: (option: string) => `${option} is removed.`,
    isSame: 'The same at the counter',
    counter: 'Price at the counter',
    most: 'How often it may be taken',
    isDefault: 'Chosen from the start',
    isDefaultHint: 'Customers may take it off.',
    whole: 'Not on one half alone',
    wholeHint: 'Of a half-and-half it is on all of it or not at all.',
    allergens: 'Allergens',
    allergensHint:
      'They count where the option is chosen. Whoever takes it off loses them, unless the dish itself is marked with them.',
    groups: 'Then asks',
    groupsHint: 'Groups that open below it once it is chosen, at most three deep.',
    noGroups: 'It asks nothing more.',
    addGroup: (option: string) => `Group that ${option} asks`,
    chooseGroup: 'Choose a group',
    addButton: 'Add',
    removeGroup: (group: string, option: string) => `${option} asks ${group} no more`,
    summary: {
      isDefault: 'chosen from the start',
      most: (count: number) => `up to ${count}×`,
      sizes: (names: string) => `sizes: ${names}`,
      asks: (names: string) => `then asks ${names}`,
      allergens: (names: string) => `contains ${names}`,
      whole: 'not on one half alone',
      counter: (price: string) => `${price} at the counter`,
    },
  },
  preview: {
    legend: 'As customers meet it',
    total: (amount: string) => `Adds ${amount}`,
    nothing: 'Adds nothing to the price',
    fits: 'A customer can order that.',
    none: 'Add an option to see it.',
  },
  uses: {
    legend: 'Which dishes ask it',
    none: 'No dish asks it. A dish’s own page has ‘What it asks’.',
    direct: 'Ask it',
    nested: 'Ask it after another option',
    groups: (names: string) => `Options of these groups ask it: ${names}`,
    stays: ({ dish, option, allergen }: { dish: string; option: string; allergen: string }) =>
      `${dish} without ${option} still contains ${allergen}, for ${dish} itself is marked with it. Remove it there if it comes with ${option} alone.`,
  },
  takeOffText: (count: number) =>
    count === 0
      ? 'No dish asks it.'
      : count === 1
        ? '1 dish asks it, and asks it no more then.'
        : `${count} dishes ask it, and ask it no more then.`,
} as const;
