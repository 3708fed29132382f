import { cartContents } from './cart-contents.ts';
import { taxNumber } from './tax-number.ts';

/** Sentences of the mails; loaded by the server alone. A message with a value is a function. */
export const mail = {
  /**
   * What an owner may change of the mails about an order, as it is until they do; what stands in
   * braces is filled in (schemas/rules/mails/mail-variables.ts).
   */
  greeting: 'Hello {customer_name},',
  closing: 'Questions? Call us: {phone}',
  /** Before the subject of a mail about an order that the owner placed to try the site. */
  testOrder: (subject: string) => `Test: ${subject}`,
  subject: {
    received: 'We have your order {order_number} · {restaurant}',
    accepted: 'Order {order_number} is accepted · {restaurant}',
    confirmed: 'Order {order_number} is confirmed · {restaurant}',
    changed: 'Order {order_number} has a new time · {restaurant}',
    items_changed: 'Order {order_number} was changed · {restaurant}',
    ready: 'Order {order_number} is ready · {restaurant}',
    ready_dine_in: 'Order {order_number} is ready · {restaurant}',
    on_its_way: 'Order {order_number} is on its way · {restaurant}',
    cancelled: 'Order {order_number} was cancelled · {restaurant}',
    cancelled_by_customer: 'Order {order_number} was cancelled · {restaurant}',
    rejected: 'The restaurant could not take order {order_number} · {restaurant}',
    unanswered: 'Order {order_number} was not answered in time · {restaurant}',
    refunded: 'Your money for order {order_number} · {restaurant}',
    let_go: 'Your money for order {order_number} · {restaurant}',
  },
  heading: {
    received: 'Thank you. We have your order.',
    accepted: 'The kitchen has said yes.',
    confirmed: 'Your order is confirmed.',
    changed: 'Your order has a new time.',
    items_changed: 'The restaurant changed your order.',
    ready: 'Come and get it.',
    ready_dine_in: 'It comes to you now.',
    on_its_way: 'It is on its way to you.',
    cancelled: 'This order was cancelled.',
    cancelled_by_customer: 'You cancelled this order.',
    rejected: 'The restaurant could not take this order.',
    unanswered: 'Nobody at the restaurant answered in time.',
    refunded: 'Your money is on its way back.',
    let_go: 'Your card was not charged.',
  },
  lead: {
    awaiting:
      'It waits for somebody at the restaurant to confirm it. We write again when it is answered.',
    /** Nothing is left to be paid. */
    confirmed: 'It is on its way to the kitchen’s screen. There is nothing more to do.',
    /** The program accepted it: nobody has seen it yet. */
    automatic: 'It is on its way to the kitchen’s screen.',
    accepted: 'It will be made fresh for this time.',
    changedAwaiting: 'It still waits to be confirmed. We write again when it is answered.',
    cash: {
      pickup: (amount: string) => `Please bring ${amount} in cash when you collect it.`,
      delivery: (amount: string) => `Please have ${amount} in cash ready when we come.`,
      dine_in: (amount: string) => `Please pay ${amount} in cash at the restaurant.`,
    },
    /** It ended before this mail was written; another one says how. */
    over: 'It has ended since. Open it to see why.',
    ready: {
      pickup: 'Your order waits for you at the counter.',
      delivery: 'It leaves the kitchen next.',
      dine_in: 'It is on its way to your table.',
    },
    on_its_way: 'Please keep your phone near.',
    refund: (amount: string) =>
      `We send ${amount} back to the card you paid with. Banks take up to five working days.`,
    refunded: (amount: string) =>
      `We have sent ${amount} back to the card you paid with. Banks take up to five working days to show it.`,
    refundedInCash: (amount: string) =>
      `We have given you ${amount} back in cash, or collect so much less.`,
    refundedToGiftCard: (amount: string) =>
      `We have put ${amount} back on the gift card you paid with. You can spend it right away.`,
    letGo: (amount: string) =>
      `Nothing was charged. The ${amount} held on your card is let go; some banks take a few days to show it.`,
    nothingCharged: 'Nothing was charged.',
    cashOff: 'There is nothing to pay.',
  },
  /** Of the restaurant, the customer, or a clock that ran out. */
  reason: (reason: string) => `Why: ${reason}`,
  promised: { pickup: 'Ready', delivery: 'With you', dine_in: 'At your table' },
  atTable: (table: string) => `Table ${table}`,
  where: { pickup: 'Collect at', delivery: 'Delivered to', dine_in: 'Where' },
  handover: {
    unit: (unit: string) => `Flat or unit: ${unit}`,
    leaveAtDoor: 'To be left at the door',
    hasEntryCode: 'We have your entry code.',
  },
  follow: 'Follow your order',
  see: 'See the order',
  order: (number: string) => `Order ${number}`,
  items: 'Items',
  /** Lines of the bill are called what the cart calls them. */
  bill: cartContents.bill,
  total: 'Total',
  paidByGiftCard: (lastFour: string) => `Gift card •••• ${lastFour}`,
  due: {
    card: 'Paid by card',
    cashOnDelivery: 'To pay in cash',
    tab: 'On the bill of the table',
    none: 'To pay',
  },
  taxHeld: (amount: string) => `Includes ${amount} tax`,
  taxOnTop: 'Tax',
  taxNumber,
  free: 'Free',
  times: (count: number, name: string) => `${count} × ${name}`,
  half: { left: 'Left half', right: 'Right half' },
  note: (note: string) => `“${note}”`,
  why: (place: string) => `You get this mail because you ordered at ${place}.`,
  /** Of the order that is made up to show what a mail looks like. */
  sample: {
    dishes: ['Soup of the day', 'Lemon tart'],
    restaurant: 'Your restaurant',
    street: '1 Your street',
    city: 'Your city',
    address: { line: '12 Their street', suburb: 'Their suburb' },
    reason: 'The reason that is given stands here.',
    test: (subject: string) => `Test: ${subject}`,
  },
  signIn: {
    subject: (place: string) => `Wrong passwords for your account · ${place}`,
    heading: 'Is somebody guessing your password?',
    lead: (misses: number, place: string) =>
      `Somebody has typed a wrong password for your account at ${place} ${misses} times, in a browser in which you have never signed in.`,
    advice: [
      'Nobody got in. From now on such a browser may try once in a while only. In a browser in which you have signed in before, and in the one in which you open this mail’s link within a day, you sign in as always.',
      'If it was you, open the link and try again. If it was not, there is nothing to do as long as your password is long and used nowhere else.',
    ],
    button: 'Go to the sign-in',
    small: (place: string) =>
      `You get this mail because you have an account at ${place}. We write about this once a day at most.`,
  },
  test: {
    subject: (place: string) => `A test mail · ${place}`,
    heading: 'Your mails arrive.',
    lead: (place: string) => `This is the test mail that you asked for at the desk of ${place}.`,
    advice: [
      'If it lay among the junk, the domain it comes from may have no SPF or DKIM entry yet. The page of the mails says which.',
    ],
    button: 'Go to the mails',
    small: (place: string) => `You get this mail because you run ${place} and asked for it.`,
  },
  invitation: {
    subject: (place: string) => `You are invited to ${place}`,
    heading: 'Come and work with us.',
    /** Somebody who works there invites. */
    lead: {
      owner: (by: string, place: string) =>
        `${by} invites you to run ${place} with them: everything of its site, orders and people.`,
      manager: (by: string, restaurant: string) =>
        `${by} invites you to manage ${restaurant}: its orders, stock, hours and figures.`,
      staff: (by: string, restaurant: string) =>
        `${by} invites you to the desk of ${restaurant}: its orders, and what is sold out.`,
    },
    ownerHeading: 'Your site is waiting for you.',
    /** The operator invites the first owner. */
    ownerLead: (place: string) =>
      `The site of ${place} was made for you. Choose a password, and it is yours to set up.`,
    advice: [
      'Open the link within seven days, and choose your name and a password. It works once.',
    ],
    button: 'Accept the invitation',
    small: (place: string) =>
      `You get this mail because somebody gave this address to ${place}. You do not know why? Then do nothing: without you no account is made.`,
  },
  giftCard: {
    subject: (sender: string, place: string) =>
      sender === '' ? `Your gift card for ${place}` : `${sender} sent you a gift card for ${place}`,
    ownSubject: (place: string) => `Your gift card for ${place}`,
    preview: (amount: string, place: string) => `${amount} to spend at ${place}.`,
    heading: {
      plain: 'A gift for you.',
      birthday: 'Happy birthday!',
      thanks: 'Thank you!',
      feast: 'Come hungry.',
    },
    ownHeading: 'Your gift card.',
    from: (sender: string) => `From ${sender}`,
    worth: 'Gift card',
    code: 'Your code',
    how: 'Enter the code at the checkout, or show it at the counter. Whoever has the code can spend it, so keep it as you would keep cash.',
    expires: (day: string) => `It counts until the end of ${day}.`,
    expiresNever: 'It never expires.',
    fees: 'There are no fees.',
    /** The message of a card that an order's refund made, for the card that paid is void. */
    replaces: (number: string) =>
      `The gift card that paid for order ${number} no longer counts. What went back of the order is on this one.`,
    button: 'See what is on it',
    small: (place: string) =>
      `You get this mail because a gift card of ${place} was bought for you.`,
  },
  password: {
    link: {
      subject: (place: string) => `A new password for ${place}`,
      heading: 'Choose a new password.',
      lead: (place: string) =>
        `Somebody, we hope it was you, said that the password of your account at ${place} is forgotten.`,
      advice: [
        'Open the link within an hour, and choose another one. It works once, and signs you out everywhere else.',
        'It was not you? Then do nothing: your password is what it was.',
      ],
      button: 'Choose a new password',
    },
    changed: {
      subject: (place: string) => `Your password was changed · ${place}`,
      heading: 'Your password was changed.',
      lead: (place: string) =>
        `The password of your account at ${place} was changed just now, and your other browsers were signed out.`,
      advice: ['It was not you? Then have a link sent at the sign-in by “Forgot your password?”.'],
      button: 'Go to the sign-in',
    },
    small: (place: string) => `You get this mail because you have an account at ${place}.`,
  },
  secondFactor: {
    reset: {
      subject: (place: string) => `Your second factor was turned off · ${place}`,
      heading: 'Your second factor is off.',
      lead: (place: string) =>
        `An owner turned the second factor of your account at ${place} off: its app, its passkeys and its recovery codes count no more. You were signed out everywhere.`,
      advice: [
        'Sign in with your password, and set another one up under “My account”.',
        'You did not ask for this? Then ask an owner at once, and change your password.',
      ],
    },
    passkey_added: {
      subject: (place: string) => `A passkey was added · ${place}`,
      heading: 'A passkey was added.',
      lead: (place: string) =>
        `Somebody, we hope it was you, added a passkey to your account at ${place}. It signs in without a password.`,
      advice: [
        'It was not you? Then remove it under “My account”, change your password, and sign all other browsers out.',
      ],
    },
    passkey_blocked: {
      subject: (place: string) => `A passkey was blocked · ${place}`,
      heading: 'One of your passkeys signs in no more.',
      lead: (place: string) =>
        `One of your passkeys at ${place} counted backwards, as it does where somebody else uses a copy of it. It was blocked, and nobody got in.`,
      advice: [
        'Sign in with your password and a code, remove that passkey under “My account”, and add another one.',
      ],
    },
    button: 'Go to the sign-in',
    small: (place: string) => `You get this mail because you have an account at ${place}.`,
  },
  newsletter: {
    confirm: {
      subject: (place: string) => `Please confirm: news from ${place}`,
      heading: 'One more tap.',
      lead: (place: string) =>
        `Somebody, we hope it was you, asked us to write to this address when ${place} has something new. Say yes within two days and you are on the list.`,
      button: 'Yes, write to me',
      small: (place: string) =>
        `It was not you? Then do nothing: without your yes ${place} does not write to you again.`,
    },
    already: {
      subject: (place: string) => `You are on the list of ${place}`,
      heading: 'You are on the list already.',
      lead: (place: string) =>
        `You signed up for the news from ${place} once more. There was no need to: you get all of them.`,
      button: 'See the menu',
      small: (place: string) => `You get this mail because you asked for news from ${place}.`,
    },
    welcome: {
      subject: (place: string) => `Welcome to the news from ${place}`,
      heading: 'You are on the list.',
      lead: (place: string) =>
        `Thank you for your yes. We write when ${place} has something new, and never just to say hello.`,
      button: 'See the menu',
      small: (place: string) => `You get this mail because you asked for news from ${place}.`,
    },
    leave: 'Unsubscribe',
  },
} as const;
