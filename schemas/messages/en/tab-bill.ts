const plural = new Intl.PluralRules('en');
const parts = (count: number) => (plural.select(count) === 'one' ? '1 part' : `${count} parts`);
const minutes = (count: number) =>
  plural.select(count) === 'one' ? '1 minute' : `${count} minutes`;

/** Sentences of paying a tab: they come with its page. */
export const tabBill = {
  heading: 'Pay',
  someone: 'a guest',
  open: (amount: string) => `${amount} of the bill is open.`,
  what: 'What do you pay?',
  kinds: {
    rest: 'Everything that is open',
    items: 'My dishes',
    shares: 'Equal parts',
    amount: 'Another amount',
  },
  kindHints: {
    rest: 'Nobody has to pay after you.',
    items: 'What you ordered is chosen already. Take from the others as you like.',
    shares: 'What is open, divided alike.',
    amount: 'It is taken off the bill.',
  },
  dishes: {
    of: (who: string) => `Ordered by ${who}`,
    own: 'Ordered by you',
    count: (name: string) => `How many of ${name}`,
    fewer: (name: string) => `One ${name} less`,
    more: (name: string) => `One ${name} more`,
    each: (amount: string) => `${amount} each`,
    held: (count: number, who: string) => `${count} × being paid by ${who}`,
    heldByYou: (count: number) => `${count} × being paid by you`,
    paid: (count: number, who: string) => `${count} × paid by ${who}`,
    paidByYou: (count: number) => `${count} × paid by you`,
    /** By amounts that named no dish. */
    paidAlready: (count: number) => `${count} × paid already`,
    heldAlready: (count: number) => `${count} × being paid`,
    none: 'All dishes are paid, or being paid. Choose another way for what is open.',
    all: 'Prices are with tax, fees and discounts.',
    capped: (amount: string) => `Part of these was paid in amounts: only ${amount} is open.`,
  },
  taken: (count: number, name: string, who: string) =>
    `${count} × ${name} is paid by ${who} now, so it is not chosen any more.`,
  takenAlready: (count: number, name: string) =>
    `${count} × ${name} is paid by now, so it is not chosen any more.`,
  gone: (count: number, name: string) =>
    `${count} × ${name} is not on the bill any more, so it is not chosen.`,
  parts: {
    of: 'Into how many parts?',
    fewerOf: 'One part less',
    moreOf: 'One part more',
    own: 'How many of them do you pay?',
    fewerOwn: 'Pay one part less',
    moreOwn: 'Pay one part more',
    split: (taken: number, of: number) =>
      `${taken} of ${parts(of)} ${plural.select(taken) === 'one' ? 'is' : 'are'} paid or being paid.`,
    odd: 'What does not divide is in the first part that is paid.',
    over: 'All parts are paid. Choose another way for what was ordered since.',
  },
  amount: {
    label: 'Amount',
    hint: (most: string) => `At most ${most}.`,
    wrong: 'Write an amount like 12.50.',
    tooMuch: (most: string) => `Only ${most} is open.`,
  },
  tipBase: 'Counted on what you pay of the bill.',
  own: {
    heading: 'Points and gift cards',
    hint: 'Yours alone: they pay of your part, and what they leave is paid by card or in cash.',
    none: 'They pay all of your part.',
  },
  sum: {
    label: 'What you pay',
    part: 'Of the bill',
    tip: 'Tip',
    points: 'Your points',
    giftCards: 'Gift cards',
    rounding: 'Rounded for cash',
    total: 'You pay',
    nothing: 'Choose what you pay.',
  },
  toCard: (amount: string) => `Go on to pay ${amount}`,
  toCash: (amount: string) => `Pay ${amount} in cash`,
  toNothing: 'Pay with points and gift cards',
  beginning: 'One moment…',
  nothingChosen: 'Choose at least one dish.',
  tipTooHigh: 'Choose a smaller tip.',
  changed: 'The bill changed while you were choosing. Nothing was charged: look again and go on.',
  itemTaken:
    'Somebody else pays for one of these dishes already. Nothing was charged: look again and go on.',
  unreached: 'We could not reach the restaurant. Nothing is lost: press the button again.',
  card: {
    heading: (amount: string) => `Pay ${amount} by card`,
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Paying…',
    drop: 'Give it up',
    dropping: 'Giving it up…',
    tip: (amount: string) => `With a tip of ${amount}.`,
    held: (count: number) => `Nobody else can pay this part for about ${minutes(count)}.`,
    heldBriefly: 'Nobody else can pay this part for less than a minute.',
    heldOver: 'The time for this payment is over. If it is still open, choose it again.',
    ends: 'After that it is open again, and nothing is charged.',
    slow: 'Your bank takes its time. Leave this page open: it goes on by itself.',
    failed: 'Your bank did not approve this payment. Try again, or try another card.',
    network:
      'We could not reach the restaurant. Press the button again: you are not charged twice.',
  },
  cash: {
    heading: (amount: string) => `The waiter comes to you for ${amount}`,
    text: 'Have it ready in cash. This page says when it was taken; until then nobody else pays this part.',
    rounded: (amount: string) => `It is ${amount}, rounded for cash.`,
    drop: 'Take it back',
    dropping: 'Taking it back…',
  },
  ended: {
    card: 'Your payment was not made in time, or was given up. Nothing was charged, and that part is open again.',
    cash: 'Your payment in cash was not taken. That part is open again.',
    none: 'Your payment was not made. That part is open again.',
    ok: 'Choose again',
  },
  done: {
    heading: (name: string) => `Thank you, ${name}!`,
    headingUnnamed: 'Thank you!',
    paid: (amount: string) => `You paid ${amount}.`,
    paidWithTip: (amount: string, tip: string) => `You paid ${amount}, ${tip} of it for the team.`,
    byPoints: (amount: string) => `Your points paid ${amount} of it.`,
    byGiftCards: (amount: string) => `Gift cards paid ${amount} of it.`,
    refunded: (amount: string) => `${amount} of it goes back to you.`,
    open: (amount: string) => `${amount} is still open at the table.`,
    held: (amount: string) => `${amount} is being paid right now.`,
    nothing: 'Everything at the table is paid.',
    more: 'Pay more of the bill',
    receipts: 'Receipts',
    receipt: (number: string) => `Order ${number}`,
  },
  waiting: {
    heading: 'Others are paying the rest',
    text: 'Nothing is left for you to choose. If somebody gives up, it is open again here.',
    of: (who: string, amount: string, isCash: boolean) =>
      isCash ? `${who}: ${amount} in cash` : `${who}: ${amount} by card`,
  },
} as const;
