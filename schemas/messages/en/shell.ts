/** Sentences of the shell: header, dialogs about restaurants, notices and the screens to come. */
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
    deals: 'Deals',
    account: 'Log in',
    ownAccount: 'Account',
    ourRestaurant: 'Your restaurant',
    choose: 'Pick a place',
    /** Read out after the restaurant's name, for who does not see the arrow. */
    change: 'Choose another restaurant',
  },

  /** Of a page that shows a draft by its link. */
  preview: {
    name: 'Preview',
    note: 'Preview – not published yet',
    /** Of the page, in the tab and where its link is shared. */
    title: (title: string) => `Preview · ${title}`,
    leave: 'Leave',
  },

  restaurants: {
    firstTitle: 'Where would you like to order from?',
    firstText: 'Menus, prices and times differ a little from place to place.',
    title: 'Select a Restaurant',
    text: 'Your order will be made there.',
    list: 'Restaurants',
    confirm: 'Confirm Selection',
    close: 'Close',
    loading: 'Looking up our restaurants',
    failed: 'Failed to load restaurants',
    failedText: 'Check your connection and try once more.',
    retry: 'Try Again',
    none: 'No restaurants available',
    noneText: 'We take no orders on this site at the moment. Please look in again later.',
    clearsCart: 'Your cart starts afresh when you change the restaurant.',
  },

  onlineOrders: {
    title: "We're Unable to Accept Online Orders Right Now",
    text: 'You can still browse the menu and see what we cook. Online ordering opens again as soon as we can take care of your order.',
    close: 'Continue Browsing',
  },

  crash: {
    title: 'Unexpected Application Error',
    text: 'Something on this page broke. Your cart is safe: loading the page again usually helps.',
    offline:
      'You are offline. Your cart is safe: this page loads as soon as there is a connection.',
    reload: 'Load the page again',
  },
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

  legalTitles: { terms: 'Terms', privacy: 'Privacy', refundPolicy: 'Refund policy' },
  legal: {
    empty: (business: string) => `${business} has not published this page yet.`,
    contact: 'Ask the restaurant directly if you need it before you order.',
  },

  /** Titles of screens that were built last. */
  soon: {
    instoreMenu: 'In-store menu',
    dineInMenu: 'Dine in',
    dineInCheckout: 'Dine-in checkout',
    dineInPayment: 'Dine-in payment',
    dineInConfirmation: 'Dine-in order',
    dineInDeals: 'Dine-in deals',
    contact: 'Contact',
    giftCards: 'Gift cards',
    loyaltyPoints: 'Loyalty points',
    reservations: 'Your reservations',
    tableReservation: 'Book a table',
    tableReservationConfirm: 'Confirm your table',
    tableReservationSuccess: 'Your table',
  },

  /** Titles of the screens that other areas draw; the rest carry theirs above. */
  titles: {
    menu: 'Menu',
    checkout: 'Checkout',
    checkoutPayment: 'Payment',
    checkoutSuccess: 'Thank you',
    orderConfirmation: 'Your order',
    login: 'Log in',
    signup: 'Sign up',
    forgotPassword: 'Forgot your password?',
    otpVerification: 'Enter your code',
    profile: 'Your account',
    favorites: 'Favourites',
    orderHistory: 'Your orders',
    newsletter: 'Newsletter',
    desk: 'Orders',
  },
} as const;
