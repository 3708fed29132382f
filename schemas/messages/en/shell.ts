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
    ourRestaurant: 'Your restaurant',
    choose: 'Pick a place',
    /** Heard after the restaurant's name, for whoever does not see the arrow. */
    change: 'Choose another restaurant',
  },

  /** Of a page that shows a draft by its link. */
  preview: {
    name: 'Preview',
    note: 'Preview – not published yet',
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

  /** Screens whose time has not come: a title, what will stand here, and where to go instead. */
  soon: {
    instoreMenu: {
      title: 'In-store menu',
      text: 'The menu with our in-store prices will be here. Until then the online menu shows every dish.',
    },
    dineInMenu: {
      title: 'Dine in',
      text: 'Ordering to your table from here is being set up. Please order with our team for now.',
    },
    dineInCheckout: {
      title: 'Dine-in checkout',
      text: 'Ordering to your table from here is being set up. Please order with our team for now.',
    },
    dineInPayment: {
      title: 'Dine-in payment',
      text: 'Paying at the table from here is being set up. Please pay with our team for now.',
    },
    dineInConfirmation: {
      title: 'Dine-in order',
      text: 'Orders to a table will be shown here once ordering to your table is set up.',
    },
    dineInDeals: {
      title: 'Dine-in deals',
      text: 'There are no deals for the table yet. When there are, you find them here.',
    },
    contact: {
      title: 'Contact',
      text: 'Call or write to us, or come by: we are glad to hear from you.',
    },
    login: {
      title: 'Log in',
      text: 'Accounts open soon. You do not need one: order as a guest and we will keep you posted by e-mail.',
    },
    signup: {
      title: 'Sign up',
      text: 'Accounts open soon. You do not need one: order as a guest and we will keep you posted by e-mail.',
    },
    forgotPassword: {
      title: 'Forgot your password?',
      text: 'Accounts open soon, so there is no password to reset yet.',
    },
    otpVerification: {
      title: 'Enter your code',
      text: 'Accounts open soon, so no code was sent to you.',
    },
    profile: {
      title: 'Profile',
      text: 'Accounts open soon. Your name and telephone number are asked for at checkout until then.',
    },
    orderHistory: {
      title: 'Your orders',
      text: 'Your past orders will be kept here once accounts open. The page after an order always shows that order.',
    },
    favorites: {
      title: 'Favourites',
      text: 'Dishes that you mark with the heart will be kept here once accounts open.',
    },
    giftCards: {
      title: 'Gift cards',
      text: 'We do not sell gift cards online yet. Ask for one when you visit.',
    },
    loyaltyPoints: {
      title: 'Loyalty points',
      text: 'We do not collect points yet. When we do, you will see yours here.',
    },
    reservations: {
      title: 'Your reservations',
      text: 'Tables cannot be booked online yet, so there is nothing to list.',
    },
    tableReservation: {
      title: 'Book a table',
      text: 'Tables cannot be booked online yet. Call us and we will find you one.',
    },
    tableReservationConfirm: {
      title: 'Confirm your table',
      text: 'Tables cannot be booked online yet. Call us and we will find you one.',
    },
    tableReservationSuccess: {
      title: 'Your table',
      text: 'Tables cannot be booked online yet. Call us and we will find you one.',
    },
  },

  /** Titles of the screens that other areas draw; the rest carry theirs above. */
  titles: {
    menu: 'Menu',
    checkout: 'Checkout',
    checkoutPayment: 'Payment',
    checkoutSuccess: 'Thank you',
    orderConfirmation: 'Your order',
    newsletter: 'Newsletter',
  },
} as const;
