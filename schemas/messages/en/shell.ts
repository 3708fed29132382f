/** Sentences of the shell: header, notices and the screens that stand for others. */
export const shell = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  toMenu: 'Look at the menu',
  toHome: 'Back to the start',
  call: (phone: string) => `Call ${phone}`,
  write: (address: string) => `Write to ${address}`,

  header: {
    skip: 'Skip to the content',
    home: (business: string) => `${business}, home`,
    navigation: 'Main',
    menu: 'Menu',
    /** Opens the pages that there is no room for. */
    more: 'More',
    account: 'Log in',
    ownAccount: 'Account',
    ourRestaurant: 'Your restaurant',
    choose: 'Pick a place',
    /** Read out after the restaurant's name, for who does not see the arrow. */
    change: 'Choose another restaurant',
  },

  /** Pages that a business has or has not; header and footer lead to them. */
  pages: {
    deals: 'Deals',
    reservations: 'Book a table',
    giftCards: 'Gift cards',
    loyaltyPoints: 'Loyalty points',
    contact: 'Contact',
  },

  crash: {
    title: 'Unexpected Application Error',
    text: 'Something on this page broke. Your cart is safe: loading the page again usually helps.',
    offline:
      'You are offline. Your cart is safe: this page loads as soon as there is a connection.',
    reload: 'Load the page again',
  },
} as const;
