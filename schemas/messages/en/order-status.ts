/** The line at the top of home and menu; it comes with the code that draws it. */
export const orderStatus = {
  label: 'Ordering now',
  /** What a phone has room for: when it opens, as `when` names it. */
  open: 'Open',
  closed: 'Closed',
  closedUntil: (when: string) => `Closed until ${when}`,
  when: {
    today: (time: string) => time,
    tomorrow: (time: string) => `tomorrow ${time}`,
    later: (weekday: string, time: string) => `${weekday} ${time}`,
  },
  ready: {
    pickup: (minutes: number) => `Ready in about ${minutes} min`,
    delivery: (minutes: number) => `With you in about ${minutes} min`,
  },
  minutes: (minutes: number) => `${minutes} min`,
  from: {
    pickup: (when: string) => `Pickup from ${when}`,
    delivery: (when: string) => `Delivery from ${when}`,
  },
  none: { pickup: 'No pickup for now', delivery: 'No delivery for now' },
  paused: { pickup: 'Pickup is paused', delivery: 'Delivery is paused' },
  pausedUntil: {
    pickup: (when: string) => `Pickup paused until ${when}`,
    delivery: (when: string) => `Delivery paused until ${when}`,
  },
  noOrders: 'No online orders just now',
  fee: (amount: string, postcode: string) => `Delivery to ${postcode} ${amount}`,
  free: 'Free delivery',
  freeTo: (postcode: string) => `Free delivery to ${postcode}`,
  minimum: (amount: string) => `minimum ${amount}`,
  shortMinimum: (amount: string) => `min. ${amount}`,
  missing: (amount: string) => `${amount} to the minimum`,
  shortMissing: (amount: string) => `${amount} to min.`,
  feeByAddress: 'The fee depends on your address',
  outOfReach: (postcode: string) => `No delivery to ${postcode}`,
  mismatch: 'Please check your address',
  choose: 'Choose a restaurant',
  chooseWhy: 'to see when your order is ready',
} as const;
