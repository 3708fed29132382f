/** Sentences of the site as an app on the phone: the shortcuts of its icon. */
export const webApp = {
  orderAgain: 'Order again',
  myOrder: 'My order',
  install: 'Install the app',

  offline: {
    /** Above a page that was kept. */
    page: 'You are offline. Prices and dishes may have changed.',
    checkout: 'You are offline. Ordering and paying need a connection; what you typed is kept.',
    title: 'You are offline',
    text: 'This page needs a connection. Your cart is safe, and the menu can be read as it was.',
    toMenu: 'Look at the menu',
    /** Of a line of the cart that the restaurant's server has not got yet. */
    waiting: 'Waits for a connection',
    waitingChanges: (count: number) =>
      count === 1
        ? 'One change waits for a connection.'
        : `${count} changes wait for a connection.`,
    /** Why a change that had waited was refused; the reason is a sentence. */
    refused: (name: string, reason: string) =>
      name === '' ? `A change was not taken. ${reason}` : `${name}: ${reason}`,
    dismiss: 'Understood',
  },
} as const;
