import { changeMoney, lineChanges } from './line-changes.ts';
import { taxNumber } from './tax-number.ts';

const plural = new Intl.PluralRules('en');
const counted = (count: number, one: string, many: string) =>
  plural.select(count) === 'one' ? `1 ${one}` : `${count} ${many}`;

/** Sentences of the order area; a message that needs a value is a function of it. */
export const order = {
  title: (number: string) => `Order ${number}`,
  loading: 'Loading your order',
  promised: {
    pickup: (time: string) => `Ready ${time}`,
    delivery: (time: string) => `With you ${time}`,
    dine_in: (time: string) => `At your table ${time}`,
    done: { pickup: 'Collected', delivery: 'Delivered', dine_in: 'Served' },
  },
  waitingHeading: 'Not paid yet',
  ended: {
    rejected: 'The restaurant could not take it',
    cancelled: 'This order was cancelled',
    cancelledByYou: 'You cancelled this order',
    expired: 'It was not paid in time',
    unanswered: 'The restaurant did not answer in time',
    notCollected: {
      pickup: 'It was not collected',
      delivery: 'It could not be handed over',
      dine_in: 'It could not be served',
    },
  },
  progress: {
    label: 'How far your order is',
    done: 'done',
    placed: 'Sent',
    accepted: 'Confirmed',
    preparing: 'In the kitchen',
    ready: 'Ready',
    out_for_delivery: 'On its way',
    completed: { pickup: 'Collected', delivery: 'Delivered', dine_in: 'Served' },
  },
  now: {
    pending_payment: 'It goes to the kitchen once it is paid.',
    placed: 'It waits for somebody at the restaurant to confirm it.',
    unanswered: 'Nobody at the restaurant has answered yet. It goes on waiting.',
    accepted: {
      by_hand: 'The kitchen has said yes.',
      automatic: 'It is confirmed and on its way to the kitchen’s screen.',
    },
    preparing: 'It is being cooked right now.',
    ready: {
      pickup: 'Come and get it while it is fresh.',
      delivery: 'It is packed and leaves next.',
      dine_in: 'It comes to your table now.',
    },
    out_for_delivery: 'It is on its way to you. Please keep your phone near.',
    completed: 'We hope you like it.',
    notCollected: 'It was made, and nobody was there to take it.',
    rejected: 'We are sorry. It will not be cooked.',
    cancelled: 'It will not be cooked.',
    expired: 'So it was not cooked.',
  },
  change: {
    before: (time: string) => `It was ${time} before.`,
    why: (reason: string) => `The kitchen says: “${reason}”`,
  },
  waits: {
    payment: (time: string) => `We keep it for you until ${time}.`,
    answer: {
      wait: (time: string) => `The restaurant is asked to answer by ${time}.`,
      accept: (time: string) => `If nobody answers by ${time}, it is confirmed automatically.`,
      reject: (time: string) => `If nobody answers by ${time}, it is called off and costs nothing.`,
    },
    left: (minutes: number) => (minutes < 1 ? 'less than a minute left' : `${minutes} min left`),
  },
  money: {
    held: (amount: string) =>
      `${amount} is held on your card. It is taken when the order is confirmed.`,
    refundPending: (amount: string) =>
      `${amount} is on its way back to your card. Banks take up to five working days.`,
    refunded: (amount: string) => `${amount} went back to your card. Your bank may show it later.`,
    letGo: (amount: string) =>
      `Nothing was charged. The ${amount} held on your card is being let go.`,
    voided: 'Your card was not charged. What it held was let go.',
    nothingCharged: 'Nothing was charged.',
    nothingToPay: 'There is nothing to pay.',
  },
  changes: {
    heading: 'The restaurant changed your order',
    line: lineChanges,
    money: changeMoney,
    why: (reason: string) => `“${reason}”`,
  },
  refunds: {
    heading: 'What went back to you',
    to: {
      card: {
        pending: (amount: string) =>
          `${amount} is on its way back to your card. Banks take up to five working days.`,
        done: (amount: string) => `${amount} went back to your card. Your bank may show it later.`,
        failed: (amount: string) =>
          `Your bank sent ${amount} back to the restaurant. Please call them.`,
      },
      cash: (amount: string) => `${amount} was given back in cash, or is no longer collected.`,
      gift_card: (amount: string) => `${amount} is back on your gift card.`,
    },
    why: (reason: string) => `“${reason}”`,
  },
  table: {
    brought: (table: string | null) =>
      table === null ? 'We bring it to your table' : `We bring it to table ${table}`,
    at: (table: string) => `Table ${table}`,
  },
  anotherRound: 'Order another round',
  finishPaying: 'Finish paying',
  toMenu: 'See the menu',
  again: {
    button: 'Order this again',
    busy: 'Looking what fits…',
    someTitle: 'Not everything fits today',
    someText: (added: number) =>
      `${counted(added, 'dish is', 'dishes are')} in your cart. These had to stay out:`,
    noneTitle: 'None of it can be ordered now',
    noneText: 'Your cart stays as it was. This is why:',
    leftOut: 'Left out',
    repricedTitle: 'Some prices have changed',
    repricedText: (added: number) =>
      `${counted(added, 'dish is', 'dishes are')} in your cart. These cost something else now:`,
    alsoRepriced: 'These are in your cart, and cost something else now:',
    repriced: 'Costs something else now',
    price: (was: string, now: string) => `${now} now, ${was} when you ordered it`,
    cart: 'See the cart',
    close: 'Close',
    notYours: 'It can be ordered again only where it was placed. The menu is open to everyone.',
    failed: 'That did not work. Check your connection and try again.',
  },
  share: {
    button: 'Share this order',
    copy: 'Copy the link',
    copied: 'Link copied',
    hint: 'Whoever has the link sees this order.',
    hintCancel: 'Whoever has the link can follow this order and cancel it.',
    failed: 'Your browser did not let us copy it. Here it is:',
  },
  cancel: {
    button: 'Cancel the order',
    untilAccepted: 'You can cancel until it is confirmed.',
    until: (time: string) => `You can cancel until ${time}, unless the kitchen has started.`,
    title: (number: string) => `Cancel order ${number}?`,
    money: {
      paid: (amount: string) =>
        `${amount} goes back to your card. Banks take up to five working days.`,
      held: (amount: string) => `The ${amount} held on your card is let go. Nothing is charged.`,
      unpaid: 'Nothing was charged, and nothing will be.',
      cash: 'There is nothing to pay then.',
    },
    reason: 'Why? (if you like to say)',
    confirm: 'Yes, cancel it',
    busy: 'Cancelling…',
    keep: 'Keep the order',
    tooLate: 'It cannot be cancelled here any more.',
    failed: 'We could not reach the restaurant. Try again; asking twice does no harm.',
  },
  restaurant: {
    heading: { pickup: 'Where to collect it', delivery: 'Who cooks for you', dine_in: 'Where' },
    /** Of an order that is over: nothing is to be fetched there any more. */
    headingOver: 'The restaurant',
    map: 'Show the way',
    call: (phone: string) => `Call ${phone}`,
  },
  delivery: {
    heading: 'Where it goes',
    unit: (unit: string) => `Flat or unit: ${unit}`,
    entryCode: (code: string) => `Entry code: ${code}`,
    leaveAtDoor: 'To be left at the door',
    headingOver: { fulfilled: 'Where it went', unfulfilled: 'Where it was to go' },
  },
  tip: {
    button: 'Change the tip',
    present: (amount: string) => `Your tip is ${amount}.`,
    charged: 'Your card is charged, so the tip cannot be changed here any more.',
    title: 'Another tip?',
    cash: 'You pay it with the rest, in cash.',
    held: (most: string) =>
      `Your card is charged when the restaurant accepts. Your bank holds enough for a tip of up to ${most}; more can be given in cash.`,
    amount: (most: string) => `Tip, up to ${most}`,
    tooHigh: (most: string) => `Write an amount from 0 up to ${most}.`,
    confirm: 'Save the tip',
    busy: 'Saving…',
    keep: 'Leave it',
  },
  receipt: {
    heading: 'Receipt',
    paid: {
      card: (amount: string) => `${amount} paid by card.`,
      cashOnDelivery: (amount: string) => `${amount} paid in cash.`,
      tab: (amount: string) => `${amount} paid with the bill of the table.`,
      none: () => 'There was nothing to pay.',
    },
    /** A change by the restaurant made it cost more than the card had paid. */
    partly: {
      collected: (card: string, rest: string) =>
        `${card} paid by card, ${rest} when it was handed over.`,
      open: (card: string, rest: string) =>
        `${card} paid by card, ${rest} to be paid when it is handed over.`,
    },
    unpaid: {
      card: (amount: string) => `${amount} to be paid by card.`,
      cashOnDelivery: (amount: string) => `${amount} to be paid in cash.`,
      tab: (amount: string) => `${amount} on the bill of the table.`,
      none: () => 'There is nothing to pay.',
    },
    unpaidAtTable: (amount: string) => `${amount} to be paid to our staff in cash.`,
    times: (count: number) => `${count} ×`,
    choice: (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name),
    note: (note: string) => `“${note}”`,
    deal: (name: string) => `With ${name}`,
    taxNumber,
  },
  missing: {
    heading: 'We cannot find this order',
    text: 'Orders open on the phone or computer that placed them, and with the whole link from our mail. Open it from there, or call the restaurant.',
    menu: 'See the menu',
  },
  failed: {
    heading: 'Your order could not be loaded',
    text: 'The order itself is safe. It is only this page that did not arrive.',
    again: 'Try again',
  },
} as const;
