/** Sentences of the deals' page and dialog; a message that needs a value is a function of it. */
export const deals = {
  title: 'Deals',
  lead: (restaurant: string) => `Good reasons to be hungry at ${restaurant}.`,
  loading: 'The deals are on their way',
  failedTitle: 'We could not load the deals',
  failedText: 'The connection may have dropped for a moment.',
  tryAgain: 'Try again',
  emptyTitle: 'No deals at the moment',
  emptyText: 'When we have one, it stands here. The menu is good without, too.',
  toMenu: 'Look at the menu',
  gone: 'There is no such deal to put together.',

  atMost: (amount: string) => `At most ${amount}`,

  contents: 'What you get',
  anyOf: (count: number, names: string) => (count === 1 ? names : `Any ${count} of ${names}`),
  free: 'free',
  less: (percent: number) => `${percent} % off`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,

  conditions: 'When it holds',
  orderTypes: {
    pickup: 'pickup',
    delivery: 'delivery',
    dine_in: 'dining in',
  },
  only: (ways: string) => `Only for ${ways}`,
  payment: { card: 'When you pay by card', cashOnDelivery: 'When you pay cash' },
  weekdays: 'Weekdays',
  weekends: 'Weekends',
  everyDay: 'Every day',
  from: (amount: string) => `From ${amount}`,
  starts: (date: string) => `From ${date}`,
  until: (date: string) => `Until ${date}`,
  notNow: (when: string) => `Not right now: ${when}`,

  automatic: 'Applied by itself in your cart',
  chooseDishes: 'Choose the dishes',
  start: 'Put it together',
  notNowShort: 'Not right now',
  startNamed: (name: string) => `Put it together: ${name}`,
  unavailable: 'Sold out',
} as const;
