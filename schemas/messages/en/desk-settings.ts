/** Sentences of the desk's page on which a restaurant says how it takes orders. */
export const deskSettings = {
  title: 'Taking orders',
  hint: 'Accepting, when nobody answers, mails to you, uncollected orders',
  heading: (restaurant: string) => `How ${restaurant} takes orders`,
  reads: (text: string) => `Customers read: “${text}”`,
  accepting: {
    legend: 'New orders',
    byHand: 'Somebody accepts each order',
    byHandHint: 'It rings at the desk until then. A card is charged only when it is accepted.',
    automatic: 'Every order is accepted automatically',
    automaticHint:
      'A card is charged at once. It still rings at the desk until you start the order.',
  },
  unanswered: {
    legend: 'When nobody answers',
    minutes: 'Minutes to answer',
    minutesHint:
      'Counted while you are open. An order for later counts from an hour before you must begin.',
    minutesProblem: 'Write a whole number from 1 to 240.',
    what: 'Then you get one mail, and the order',
    wait: 'goes on waiting',
    accept: 'is accepted automatically, and a card is charged',
    reject: 'is rejected automatically, and the money goes back',
    example: '6:30 pm',
    off: 'Not needed while orders are accepted automatically.',
  },
  mails: {
    legend: 'Mails to you',
    newOrders: 'New orders',
    new: 'Mail each one',
    new_without_sound: 'Mail those that no desk rang for',
    soundHint:
      'While a desk is open with its sound on, it rings and no mail is sent. A desk that was closed or fell asleep counts as silent after a minute and a half; orders for later are always mailed.',
    never: 'Mail none',
    further: 'Also mail',
    changed: 'Changes, such as another time',
    cancelled: 'Cancelled orders',
    address: 'Send mails to',
    addressHint: (email: string) =>
      email === ''
        ? 'This restaurant has no email address: left empty, they go to its owners.'
        : `Left empty, they go to ${email}.`,
    addressProblem: 'Write an email address, or leave it empty.',
  },
  refundLimit: {
    heading: 'Refunds by your staff',
    label: 'Staff may refund of one order up to',
    none: 'Now only owners and managers refund.',
    present: (amount: string) =>
      `Now up to ${amount} of each order, in all. Owners and managers may refund all of it.`,
    problem: 'Write an amount, such as 20.00, or 0.',
    save: 'Save the limit',
    saving: 'Saving…',
    saved: 'Saved. It counts from now on.',
    saveFailed: 'It was not saved. Check the connection and try again.',
    failed: 'The limit did not load. Check the connection.',
    loading: 'Loading the limit…',
  },
  noShows: {
    legend: 'Cash orders that nobody collects',
    isOn: 'After some of them, take cards only from this customer',
    limit: 'Uncollected cash orders',
    limitProblem: 'Write a whole number from 1 to 20.',
    hint: 'In the details of an order that is ready, press ‘Nobody came for it’. A customer is known by phone or email.',
    customerReads:
      'This order cannot be paid in cash, because earlier cash orders were not collected. Pay by card, or call the restaurant.',
    heading: 'Not collected',
    none: 'No cash order was left uncollected.',
    failed: 'The list did not load. Check the connection.',
    loading: 'Loading the list…',
    order: (number: string, date: string) => `Order ${number}, ${date}`,
    count: (count: number) => (count === 1 ? '1 order counts' : `${count} orders count`),
    cardOnly: 'Pays by card only',
    forgive: 'Forgive',
    forgiveWhom: (name: string) => `Forgive ${name}`,
    forgiven: (name: string) => `${name} may pay in cash again.`,
    forgiveFailed: 'That did not work. Try again.',
  },
  saved: 'Saved. Orders from now on follow it.',
} as const;
