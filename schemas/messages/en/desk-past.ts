/** Sentences of the search among orders that have ended. */
export const deskPast = {
  title: 'Past orders',
  text: 'Number, name, or the end of a phone number',
  day: 'Day',
  find: 'Find',
  clear: 'Show all',
  loading: 'Looking…',
  failed: 'They did not come. Check the connection.',
  again: 'Try again',
  none: 'No order that has ended fits what you look for.',
  nothing: 'No order has ended here yet.',
  newest: 'Orders that were handed over or called off, the newest first',
  found: 'Found among orders that were handed over or called off, the newest first',
  more: 'Show more',
  detailsOf: (number: string, day: string) => `Details of order ${number} of ${day}`,
  call: (phone: string) => `Call ${phone}`,
};
