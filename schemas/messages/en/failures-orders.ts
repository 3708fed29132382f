/** What is refused of orders that are placed, and of their payments. */
export const orderFailures = {
  unknown: 'There is no such order.',
  linkEnded:
    'This link has ended, 90 days after the order or the reservation. Log in with your account to see it, or call the restaurant.',
  tooLateToCancel: (phone: string) =>
    `It is too late to cancel this order here. Please call the restaurant${phone && `: ${phone}`}.`,
  stepKeyReused: 'This key came with another step of the order already.',
  /** Where an order stands, so that a step is not possible any more; by its state. */
  states: {
    pending_payment: 'This is not possible any more: the order waits for its payment.',
    placed: 'This is not possible any more: the order waits for the restaurant.',
    accepted: 'This is not possible any more: the order was accepted.',
    preparing: 'This is not possible any more: the order is being prepared.',
    ready: 'This is not possible any more: the order is ready.',
    out_for_delivery: 'This is not possible any more: the order is on its way.',
    completed: 'This is not possible any more: the order was handed over.',
    rejected: 'This is not possible any more: the order was rejected.',
    cancelled: 'This is not possible any more: the order was cancelled.',
    expired: 'This is not possible any more: the order has expired.',
  },
  tipChanged: (present: string) =>
    `Somebody changed the tip meanwhile: it is ${present} now. Look again.`,
  /** What is written beside an order whose tip was changed. */
  tipNow: (amount: string) => `The tip is now ${amount}.`,
  tipUpTo: (most: string) => `A tip can be from nothing up to ${most} on this order.`,
  tipHeld: (most: string) =>
    `The bank holds enough for a tip of up to ${most}. More cannot be charged to this card; it can be given in cash.`,
  tipFixed: {
    charged:
      'The card was charged already, and a charge cannot be raised. The restaurant can refund the tip, or a part of it.',
    being_charged: 'The card is being charged at this moment, so the tip stands.',
    refunded: 'Money of this order went back already. Refund the tip instead.',
    not_paid_yet: 'This order is not paid yet: choose the tip at the checkout.',
    nothing_due: 'By this payment nothing else would be charged, so the tip stands.',
    several_payments:
      'Items were changed since, and several payments share what is due: the tip stands.',
    on_tab: 'This order is on a tab: whoever pays of it adds their own tip.',
    over: 'This order is over, so the tip stands.',
  },
  payment: {
    underWay: 'This payment is on its way. Wait a moment.',
    otherAmount:
      'Your bank sent another amount than this order costs. The restaurant was told; please call them.',
    expired: 'This order waited too long. Go back to the checkout and place it again.',
    ended: 'This payment was ended and took no money. Pay again.',
    notWaiting: 'This order is not waiting for a card payment.',
    cartChanged: 'Your cart changed after this order. Go back to the checkout and place it again.',
    unreachable: 'The payment service does not answer right now. Try again in a moment.',
    unknownChallenge: 'There is no such question of a bank.',
  },
  declined: {
    card_declined: 'Your bank declined this card. Try another one.',
    insufficient_funds: 'There is not enough money on this card. Try another one.',
    expired_card: 'This card has expired. Try another one.',
    authentication_failed:
      'Your bank did not approve this payment. Try again, or try another card.',
    not_a_test_card: 'This is a test shop: use 4242 4242 4242 4242.',
  },
};
