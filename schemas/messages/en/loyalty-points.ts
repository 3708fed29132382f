const inPoints = (count: number) =>
  new Intl.PluralRules('en').select(count) === 'one' ? `${count} point` : `${count} points`;
const inMonths = (count: number) =>
  count % 12 !== 0 ? `${count} months` : count === 12 ? '1 year' : `${count / 12} years`;

/** What the page of one's loyalty points says; it is loaded with it. */
export const loyaltyPoints = {
  title: 'Loyalty points',
  loading: 'Loading your points',
  points: inPoints,
  toMenu: 'See the menu',

  failedTitle: 'Your points did not load',
  failedText: 'They are safe. Check your connection and try once more.',
  tryAgain: 'Try again',

  noneTitle: 'No points here yet',
  noneText: (place: string) =>
    `${place} does not collect points right now. When that changes, you find yours here.`,
  offNote:
    'Points are paused here: orders earn none, and none can be used. The ones you have stay yours.',

  guestLead: (place: string) => `Order at ${place} with an account, and every meal pays you back.`,
  guestClaim:
    'Ordered as a guest before? Make your account with the same email address, and the points of those orders are yours too.',
  logIn: 'Log in',
  signUp: 'Make an account',

  balance: 'Your points',
  worth: (amount: string) => `Worth ${amount} on your next order`,
  notYet: (minimum: string) => `You can use them from ${minimum} on`,
  pending: (points: number) =>
    `${inPoints(points)} on the way: yours once your order is completed.`,
  expiring: (points: number, day: string) =>
    `${inPoints(points)} expire at the end of ${day}. The oldest are used first.`,
  next: 'Next reward',
  nextWorth: (points: number, amount: string) => `${inPoints(points)} take ${amount} off`,
  missing: (points: number) => `${inPoints(points)} to go`,
  order: 'Order and use them',
  howToUse: 'You choose how many to use when you review your order.',

  rules: 'How it works',
  earn: (points: number, unit: string) =>
    `You earn ${inPoints(points)} for each whole ${unit} that your dishes cost after discounts.`,
  taxOut: 'Tax does not count.',
  earnNot: 'Delivery, fees, tips and gift cards that you buy earn none.',
  when: 'Points are yours when the order is completed.',
  value: (points: number, amount: string) =>
    `${inPoints(points)} ${points === 1 ? 'takes' : 'take'} ${amount} off an order.`,
  from: (minimum: number) => `Use them from ${inPoints(minimum)} on.`,
  steps: (step: number) => `They are used in steps of ${step}.`,
  fromInSteps: (minimum: number, step: number) =>
    `Use them from ${inPoints(minimum)} on, in steps of ${step}.`,
  share: (percent: number) => `They pay up to ${percent} % of the dishes of an order.`,
  shareAll: 'They can pay all your dishes; not delivery, fees or a tip.',
  expire: (months: number) =>
    `Points that you do not use within ${inMonths(months)} of earning them expire.`,
  never: 'Your points never expire.',
  refunds:
    'If an order is cancelled or refunded, the points that it used come back, and those that it earned go.',

  ledger: 'What happened',
  ledgerEmptyText: 'Nothing yet. Your first completed order brings your first points.',
  kinds: {
    earn: 'Earned',
    redeem: 'Used',
    return: 'Given back',
    clawback: 'Taken back after a refund',
    expire: 'Expired',
  },
  ofOrder: (number: string) => `order ${number}`,
  linkOf: (kind: string, number: string) => `${kind}, order ${number}`,
  change: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  changeSpoken: (points: number) =>
    `${points > 0 ? 'plus' : 'minus'} ${inPoints(Math.abs(points))}`,
  older: 'Show older',
  loadingOlder: 'Loading …',
  olderFailed: 'The older ones did not load. Please try once more.',
} as const;
