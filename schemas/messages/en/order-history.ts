/** Sentences of the page of one's own orders, and of a receipt. */
export const orderHistory = {
  title: 'Your orders',
  loading: 'Loading your orders',
  guestNote: 'These are the orders of this browser. With an account you find them on every device.',
  signup: 'Make an account',
  logIn: 'Log in',
  toMenu: 'See the menu',

  emptyTitle: 'No orders yet',
  emptyText: 'Once you have ordered, you find it here: to follow, to order again, and its receipt.',
  emptyGuestText:
    'Nothing was ordered in this browser yet. If you have ordered with an account, log in to see it here.',
  emptyFilteredTitle: 'No order fits',
  emptyFilteredText: 'Choose another restaurant or another way of getting it.',
  showAll: 'Show all orders',

  failedTitle: 'Your orders did not load',
  failedText: 'They are safe. Check your connection and try once more.',
  tryAgain: 'Try again',
  moreFailed: 'The older orders did not load. Please try once more.',
  more: 'Show older orders',
  loadingMore: 'Loading …',

  filters: 'Which orders',
  restaurant: 'Restaurant',
  everyRestaurant: 'Every restaurant',
  kind: 'How you got it',
  everyKind: 'Any way',
  kinds: { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'At the table' },

  number: (number: string) => `Order ${number}`,
  placed: (day: string, time: string) => `${day}, ${time}`,
  follow: 'Follow it',
  followOf: (number: string) => `Follow it: order ${number}`,
  details: 'Details',
  detailsOf: (number: string) => `Details of order ${number}`,
  receipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of order ${number}`,
  dish: (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name),

  paper: {
    taxInvoice: 'Tax invoice',
    receipt: 'Receipt',
    back: 'Back to your orders',
    print: 'Print',
    date: 'Date',
    order: 'Order',
    customer: 'For',
    /** Of a tax invoice, whose prices include it. */
    gst: (amount: string) => `The total includes GST of ${amount}.`,
    void: 'This order was not fulfilled, so this is no invoice.',
    missingTitle: 'There is no such receipt here',
    missingText: 'It is of another browser or of another account, or its address is not complete.',
    loading: 'Loading the receipt',
  },
} as const;

/** Sentences of what whoever comes back may order again, above the menu. */
export const orderAgain = {
  heading: 'Order again',
  all: 'All your orders',
  follow: 'Follow it',
  none: 'There is no order of yours to repeat yet.',
  failed: 'Your last orders did not load.',
  tryAgain: 'Try again',
} as const;
