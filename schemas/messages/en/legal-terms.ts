/**
 * Sentences of the terms that a business has while it has written none (decision 105). They hold only
 * what the program does; times and amounts come formatted. Marks are those of rich texts
 * (schemas/rules/rich-text-notation.ts).
 */
export const legalTerms = {
  intro: (business: string, seller: string) =>
    `These terms apply to whatever you order or book at ${business} on this site. Your contract is with ${seller}.`,
  ordering: {
    heading: 'Ordering',
    placed:
      'You see the whole price before you order. Your order is placed when its page appears with a number.',
    byHand:
      'The restaurant answers each order itself. The order’s page and an email say when it has accepted.',
    byItself: 'Orders are accepted as soon as they are placed and, by card, paid.',
    perRestaurant:
      'Some of our restaurants answer each order themselves, others accept at once. The order’s page says where yours stands.',
    unanswered: {
      reject: (time: string) =>
        `If nobody has answered after ${time} of opening time, the order is rejected and nothing is charged.`,
      accept: (time: string) =>
        `If nobody has answered after ${time} of opening time, the order is accepted by itself.`,
      wait: (time: string) =>
        `If nobody has answered after ${time} of opening time, the restaurant is reminded, and the order waits on. You can cancel it meanwhile.`,
    },
    held: (time: string) =>
      `While you pay by card, your time and your dishes are held for ${time}. An order that is not paid by then lapses.`,
  },
  paying: {
    heading: 'Prices and payment',
    pricesWithTax: (currency: string) => `Prices are in ${currency} and include tax.`,
    pricesAlone: (currency: string) => `Prices are in ${currency}.`,
    pricesWithoutTax: (currency: string) =>
      `Prices are in ${currency}. Tax is added, and shown before you order.`,
    cash: 'You pay in cash when you get your order.',
    card: (service: string) => `You pay by card, through ${service}.`,
    cashOrCard: (service: string) =>
      `You pay by card, through ${service}, or in cash when you get your order.`,
    cardHeld:
      'Where the restaurant answers orders itself, the amount is held on your card when you order and charged when it accepts.',
    serviceFee: (share: string) => `A service fee of ${share} of the items is a line of its own.`,
    tip: 'A tip is up to you.',
    noShows: (orders: string) =>
      `Who has left ${orders} to be paid in cash uncollected cannot pay in cash from then on.`,
    oneOrder: 'one order',
    someOrders: (count: number) => `${count} orders`,
  },
  handover: {
    heading: 'How you get it',
    times:
      'The time of your order is the one that its page shows. If the kitchen falls behind, the page and an email give you the new one.',
    pickup: 'Pickup: you collect your order at the restaurant that you chose.',
    delivery:
      'Delivery: we bring orders to the addresses that the checkout accepts. Fee and minimum are shown before you order.',
    dine_in:
      'At your table: the code on it opens the menu for that table. You pay for each order, or the bill of the table at the end.',
  },
  cancelling: {
    heading: 'Cancelling an order',
    until: (time: string) =>
      `You can cancel on your order’s page until the restaurant has accepted it, and after that until ${time} before its time, unless the kitchen has begun.`,
    refunds: 'What goes back then is in our [refund policy](/refund-policy).',
  },
  allergies: {
    heading: 'Allergies',
    text: 'The menu names the allergens that we have written down for a dish. If you have an allergy, please ask us before you order.',
  },
  giftCards: {
    heading: 'Gift cards',
    use: 'A gift card pays for orders here until its balance is spent. Whoever has its code can use it. It is not paid out in cash.',
    expires: (time: string) => `It is valid for ${time} from the day it was bought.`,
    lasts: 'It does not expire.',
  },
  points: {
    heading: 'Points',
    earn: (points: string, amount: string) =>
      `With an account you earn ${points} for each ${amount} of items. They are yours once the order is completed.`,
    onePoint: '1 point',
    somePoints: (count: number) => `${count} points`,
    redeem: (value: string) =>
      `A point takes ${value} off an order. Points are not paid out and cannot be passed on.`,
    expire: (time: string) => `Points that you have not used expire after ${time}.`,
    last: 'Points do not expire.',
  },
  reservations: {
    heading: 'Reservations',
    held: (time: string) =>
      `While you confirm a reservation, its table is held for ${time}. Booking is free, and we take no deposit.`,
    change: (time: string) =>
      `You can change or cancel it by the link in your email until ${time} before.`,
    changeAnyTime: 'You can change or cancel it by the link in your email until it begins.',
  },
  accounts: {
    heading: 'Accounts',
    text: 'You need no account to order. If you have one, you can delete it on your profile at any time, unless an order is under way.',
  },
  questions: { heading: 'Questions' },
};
