/** Screens that stand for others: without a server, without such an address, without a text. */
export const screens = {
  serverDown: {
    title: 'We cannot reach the kitchen',
    text: 'Our ordering system does not answer at the moment. Your cart is kept on this device; please try again in a minute.',
    retry: 'Try again',
    /** Shown small, for whoever helps on the telephone. */
    detail: (message: string) => `What we were told: ${message}`,
  },
  notFound: {
    title: 'This page is not on the menu',
    text: 'The address may be old or mistyped. The food is still where it was.',
  },
  legal: {
    contact: 'Ask the restaurant directly if you need it before you order.',
  },
};
