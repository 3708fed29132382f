const many = (count: number, one: string, other: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${other}`];

/** Sentences of what was ordered and booked before there was an account, and may be added to it. */
export const orderClaims = {
  made: (orders: number, reservations: number) =>
    `With this email address you made ${[
      ...many(orders, 'an order', 'orders'),
      ...many(reservations, 'a reservation', 'reservations'),
    ].join(' and ')} before you had an account.`,
  button: 'Add to my account',
  claimed: (orders: number, reservations: number) =>
    `Added to your account: ${[
      ...many(orders, '1 order', 'orders'),
      ...many(reservations, '1 reservation', 'reservations'),
    ].join(', ')}.`,
  busy: 'One moment…',
  unreached: 'We could not be reached. Check your connection and try again.',
} as const;
