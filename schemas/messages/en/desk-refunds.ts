/** Sentences of the desk about money that goes back. */
export const deskRefunds = {
  button: 'Refund…',
  heading: 'What goes back',
  kinds: { items: 'Dishes', all: 'All of it', amount: 'An amount' },
  /** The name of a dish, and what one of it gives back. */
  unit: (amount: string) => `${amount} each`,
  none: 'Refunded already',
  more: (name: string) => `One more: ${name}`,
  fewer: (name: string) => `One fewer: ${name}`,
  partOf: (part: string, line: string) => `${part}, of ${line}`,
  fees: (amount: string) => `Delivery and service, ${amount}`,
  tip: (amount: string) => `Tip, ${amount}`,
  all: (amount: string) => `${amount} is left of this order.`,
  amount: (left: string) => `Amount, up to ${left}`,
  tooMuch: (left: string) => `Only ${left} is left of this order. Choose less, or an amount.`,
  limit: (left: string) => `You may refund up to ${left} of this order. A manager can do more.`,
  over: {
    card: (amount: string) => `${amount} back to the card`,
    cash: (amount: string) => `${amount} in cash from the till`,
    collect: (amount: string) => `${amount} less to collect`,
    gift_card: (amount: string) => `${amount} back on the gift card`,
  },
  instead: {
    new_card: (amount: string) =>
      `The gift card is void: ${amount} is on a new one, which is mailed to the customer`,
    purchase: (amount: string) =>
      `The gift card is void: ${amount} goes back to the card that bought it`,
    waiting: (amount: string) =>
      `The gift card is void and no address is known: ${amount} is on a new one. Give the customer its code`,
  },
  showCard: 'Show the new gift card',
  rounded: (selected: string) => `${selected} is rounded to what coins can pay.`,
  roundedBy: (amount: string) => `${amount} of it is rounding to coins`,
  why: 'Why? The customer reads it.',
  reasons: ['Something was missing.', 'It was not as it should be.', 'It came too late.'],
  confirm: (amount: string) => `Refund ${amount}`,
  choose: 'Choose what goes back',
  back: 'Back',
  list: 'Refunds',
  entry: (amount: string, who: string) => `${amount}, by ${who}`,
  who: { customer: 'the customer', staff: 'staff', gateway: 'the bank', system: 'the program' },
  times: (count: number, name: string) => `${count} × ${name}`,
  feesGiven: 'Delivery and service',
  tipGiven: 'Tip',
  state: {
    pending: 'On its way to the bank',
    done: 'Done',
    failed: 'The bank sent it back: find another way with the customer.',
  },
  trouble: (said: string) => `The bank has not taken it yet: ${said}`,
} as const;
