type OrderType = 'pickup' | 'delivery' | 'dine_in';

const paused: Record<OrderType, string> = {
  pickup: 'Pickup is paused at the moment',
  delivery: 'Delivery is paused at the moment',
  dine_in: 'Ordering to the table is paused at the moment',
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why an order cannot be placed, or not like this (rules R54, R55). */
export const placingFailures = {
  blocked: (phone: string) =>
    `We can't take this order online. Please call ${phone === '' ? 'the restaurant' : phone}.`,
  cartEmpty: 'Your cart is empty.',
  cartChanged: 'Your cart changed meanwhile. Please look at it once more.',
  totalChanged: 'The total changed meanwhile. Please look at it once more.',
  dueChanged: 'What is left to pay changed meanwhile. Please look at it once more.',
  menuChanging: 'The menu is changing right now. Please try again.',
  detailsMissing: 'Some details are missing. Please fill them in.',
  keyReused: 'This was sent before for another order. Please try again.',
  alreadyOrdered: (time: string) => `This cart was already ordered, for ${time}.`,
  closed: 'This restaurant is closed.',
  closedNow: 'The restaurant is closed right now.',
  typeNotOffered: 'This restaurant does not offer this. Choose another way to get your order.',
  paused: (type: OrderType, reason: string) =>
    reason === '' ? `${paused[type]}.` : `${paused[type]}: “${reason}”`,
  scanAgain: 'Scan the code at your table once more, or ask our team.',
  paidOnTab: 'What is ordered on a tab is paid with it. Choose another way to pay.',
  servedAtTable: 'What is ordered on a tab is served at its table.',
  methodNotOffered: 'This way to pay is not offered here. Choose another one.',
  cardOnly:
    'This order cannot be paid in cash, because earlier cash orders were not collected. Pay by card, or call the restaurant.',
  timeFull: (time: string) => `${time} is fully booked by now. Choose another time.`,
  slotFull: 'This time is fully booked by now. Choose another time.',
  timeGone: 'This time is no longer available. Choose another one.',
  soldOut: (name: string) => `${name} is sold out.`,
  fewLeft: (count: number, name: string) =>
    `Only ${count} of ${name} ${count === 1 ? 'is' : 'are'} left.`,
  pointsNeedLogin: 'Please log in to use points.',
  tooFewPoints: 'You have fewer points than that by now. Choose how many to use once more.',
  tipTooHigh: (most: string) =>
    `A tip can be at most ${most} on this order. Please choose a smaller one.`,
  deliveryMinimum: (minimum: string, missing: string) =>
    `Delivery to this address begins at ${minimum}. Add ${missing} more.`,
  noDelivery: 'This restaurant does not deliver.',
  notDeliveredTo: (postcode: string) => `We do not deliver to ${postcode} yet.`,
  pickupInstead: (sentence: string) => `${sentence} You can pick your order up instead.`,
  unknownAddress: 'This address is not known. Please write it out.',
  postcodeOfAddress: (right: string, written: string) =>
    `This address has the postcode ${right}, not ${written}. Please check it.`,
  postcodeOfSuburb: (suburb: string, right: string, written: string) =>
    `${suburb} has the postcode ${right}, not ${written}. Please check both.`,
  suburbOfPostcode: (postcode: string, right: string, written: string) =>
    `${postcode} is the postcode of ${right}, not of ${written}. Please check both.`,
  cityOfPlace: (place: string, right: string, written: string) =>
    `${place} is in ${right}, not in ${written}. Please check your city.`,
  /** Names of which one is right. */
  either: (names: readonly string[], hasMore: boolean) =>
    hasMore ? `${names.join(', ')} and others` : listed.format(names),
  /** @param weekday by ISO: 1 is Monday */
  notOfferedOn: (name: string, weekday: number) =>
    `${name} is not offered on ${weekdays[weekday - 1] ?? ''}s. Choose another time or remove it.`,
  notOfferedAt: (name: string, time: string, spans: readonly string[]) =>
    `${name} is not offered at ${time} (only ${spans.join(', ')}). Choose another time or remove it.`,
};
