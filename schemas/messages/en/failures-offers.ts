type OrderType = 'pickup' | 'delivery' | 'dine_in';

const couponTypes: Record<OrderType, string> = {
  pickup: 'pickup',
  delivery: 'delivery',
  dine_in: 'table',
};
const dealTypes: Record<OrderType, string> = {
  pickup: 'pickup',
  delivery: 'delivery',
  dine_in: 'orders to the table',
};

/** Why a code, a deal or a gift card gives nothing (rules R37, R39, R70). */
export const offerFailures = {
  coupon: {
    unknown: 'Invalid coupon code',
    endedOn: (day: string) => `This code ended on ${day}.`,
    ended: 'This code has expired.',
    startsOn: (day: string) => `This code starts on ${day}.`,
    notYet: 'This code has not started yet.',
    otherRestaurant: 'This code is for another restaurant.',
    forTypes: (types: readonly OrderType[]) =>
      `This code is for ${types.map((type) => couponTypes[type]).join(' and ')} orders.`,
    otherType: 'This code is for another way to get your order.',
    forCash: 'This code is for orders paid in cash.',
    forCard: 'This code is for orders paid by card.',
    addMore: (missing: string) => `Add ${missing} more to use this code.`,
    addALittle: 'Add a little more to use this code.',
    usedUp: 'This code has been used up.',
    needsLogin: 'Log in to use this code.',
    needsEmail: 'This code counts once per person. Confirm your email address to use it.',
    firstOrder: 'This code is for a first order with us.',
    forHours: (hours: string) => `This code is for ${hours}.`,
    notNow: 'This code does not count at the time of your order.',
    dealIsBetter: 'A deal in your cart saves you more than this code, and the two do not add up.',
    nothingMatches: 'Nothing in your cart is part of this offer.',
    deliveryIsFree: 'Your delivery is free already.',
  },
  deal: {
    over: (name: string) => `${name} is over.`,
    notYet: (name: string) => `${name} has not begun yet.`,
    forTypes: (name: string, types: readonly OrderType[]) =>
      `${name} is only for ${types.map((type) => dealTypes[type]).join(' and ')}.`,
    forCash: (name: string) => `${name} is only for payment in cash.`,
    forCard: (name: string) => `${name} is only for payment by card.`,
    notNow: (name: string) => `${name} is not offered at this time.`,
  },
  giftCard: {
    unknown_gift_card: 'This is not the code of a gift card of ours. Check each letter.',
    gift_card_expired: 'This gift card has expired.',
    gift_card_void: 'This gift card does not count any more.',
    gift_card_empty: 'Nothing is left on this gift card.',
  },
  giftCardUsed: 'Your gift card was used elsewhere meanwhile. Look at what is left to pay.',
  /** Weekly hours, such as 'Monday to Friday, 11:00–15:00'. */
  hours: {
    /** By ISO weekday, from Monday on. */
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    everyDay: 'every day',
    run: (first: string, last: string) => `${first} to ${last}`,
    list: (days: readonly string[]) => days.join(' and '),
    span: (days: string, hours: string) => `${days}, ${hours}`,
    join: (spans: readonly string[]) => spans.join('; '),
  },
};
