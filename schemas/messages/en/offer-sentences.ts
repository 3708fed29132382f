const list = (names: readonly string[], word: string) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;

/** What an offer is in words, put together of its values; each part stands by itself. */
export const offerSentences = {
  and: (names: readonly string[]) => list(names, 'and'),
  or: (names: readonly string[]) => list(names, 'or'),
  /** A name that has a comma itself. */
  quoted: (name: string) => `‘${name}’`,
  more: (count: number) => `${count} more`,
  unknown: 'dishes that are gone',

  percentOff: (percent: string) => `${percent} % off`,
  amountOff: (amount: string) => `${amount} off`,
  freeDelivery: 'free delivery',
  nothingYet: 'Say what it takes off.',
  upTo: (amount: string) => `, at most ${amount}`,
  of: (names: string) => ` ${names}`,
  categories: (names: string) => `everything in ${names}`,
  wholeOrder: ' the whole order',

  units: (count: number, names: string) => `${count} of ${names}`,
  unit: (names: string) => names,
  free: (bought: string, lowered: string) => `buy ${bought}, get ${lowered} free`,
  freeAlone: (lowered: string) => `${lowered} free`,
  less: (bought: string, lowered: string, percent: string) =>
    `buy ${bought}, get ${lowered} for ${percent} % less`,
  lessAlone: (lowered: string, percent: string) => `${lowered} for ${percent} % less`,
  pick: {
    cheapest: ', the cheapest counting',
    dearest: ', the dearest counting',
    first: ', the first on the list counting',
  },
  together: (names: string, price: string) => `${names} together for ${price}`,
  percentOfDishes: (percent: string, names: string) => `${percent} % off ${names}`,

  minimum: (amount: string) => `from ${amount}`,
  orderTypes: { pickup: 'pickup', delivery: 'delivery', dine_in: 'dining in' },
  forTypes: (types: string) => `for ${types}`,
  paid: { card: 'paid by card', cashOnDelivery: 'paid in cash' },
  at: (restaurants: string) => `at ${restaurants}`,
  days: (days: string, from: string, to: string) => `${days} ${from}–${to}`,
  everyDay: 'every day',
  run: (first: string, last: string) => `${first} to ${last}`,
  starts: (when: string) => `from ${when} on`,
  ends: (when: string) => `until ${when}`,
  byOrderTime: 'by the time of ordering',

  firstOrder: 'Only for a first order.',
  needsLogin: 'Only with an account.',
  eachCustomer: (count: number) =>
    count === 1 ? 'Once for each customer.' : `${count} times for each customer.`,
  inAll: (count: number) => (count === 1 ? 'Once in all.' : `${count} times in all.`),
  automatic: 'It applies by itself.',
  byHand: 'Customers put it together.',
  withDeals: 'Together with deals that allow it.',
  withoutDeals: 'Not together with deals.',
  withCodes: 'Together with codes that allow it.',
  withoutCodes: 'Not together with codes.',
} as const;
