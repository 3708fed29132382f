/** Sentences of ordering to a table: they come with its pages. */
export const dineIn = {
  heading: 'Your table',
  hint: 'We bring everything here as soon as it is ready.',
  name: (table: string, area: string) => `Table ${table}, ${area}`,
  notYours: 'Not your table?',
  notYoursText:
    'Scan the code on the table that you sit at. What you have chosen stays in your cart.',
  forget: 'I am not at this table',
  takeAway: 'Order for pickup or delivery',
  loading: 'Looking up your table',
  scan: 'Scan the code on your table to order to it. Until then you can read the menu.',
  /** Ordering itself asks for the table. */
  whichHeading: 'Which table are you at?',
  which:
    'Scan the code on your table with the camera of your phone. What you have chosen stays in your cart.',
  unknown:
    'This code is not in use any more: scan the code on your table again or ask the staff. What you have chosen stays in your cart.',
  failedHeading: 'Your table could not be looked up',
  failed: 'Nothing is lost. Check your connection and try again.',
  again: 'Try again',
  choose: 'Choose a restaurant',
  notOffered: 'Orders to the table are not taken here at the moment. Please order with our team.',
  closedHeading: 'No orders to the table right now',
  stays: 'What you have chosen stays in your cart.',
  toMenu: 'Back to the menu',
} as const;
