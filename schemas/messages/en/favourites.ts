const plural = new Intl.PluralRules('en');

/** Sentences of favourites; the toasts are those of specification §8. */
export const favourites = {
  title: 'Favourites',
  lead: (count: number) =>
    `${count} ${plural.select(count) === 'one' ? 'dish' : 'dishes'} that you keep.`,
  loading: 'Loading your favourites',

  guestText:
    'Log in to keep the dishes you like. Then the heart on a dish puts it here, and it is one tap to your order.',
  logIn: 'Log in',
  toMenu: 'See the menu',

  emptyTitle: 'No favourites yet',
  emptyText: 'Press the heart on a dish that you like, and you find it here the next time.',

  failedTitle: 'Your favourites did not load',
  failedText: 'They are safe. Check your connection and try once more.',
  tryAgain: 'Try again',

  soldOut: 'Sold out right now',
  gone: 'No longer on the menu',
  elsewhere: (restaurant: string) => `At ${restaurant}`,
  change: (restaurant: string) => `Order from ${restaurant}`,
  unknownItem: 'Unknown Item',
  add: 'Add',
  choose: 'Choose',
  chooseOf: (dish: string) => `Choose ${dish}`,

  clear: 'Clear all',
  clearTitle: 'Clear all favourites?',
  clearText: (count: number) =>
    plural.select(count) === 'one'
      ? 'Your favourite will be removed. This cannot be undone.'
      : `All ${count} will be removed. This cannot be undone.`,
  clearConfirm: 'Clear all',
  keep: 'Keep them',

  toasts: {
    logInTitle: 'Please log in',
    logInToAdd: 'You need to be logged in to add items to your wishlist',
    logInToClear: 'You need to be logged in to clear your wishlist',
    authenticationTitle: 'Authentication error',
    authentication: 'Your session may have expired. Please log in again.',
    addFailedTitle: 'Failed to add item',
    addFailed: 'There was an error adding this item to your wishlist.',
    removeFailedTitle: 'Failed to remove item',
    removeFailed: 'There was an error removing this item from your wishlist.',
    clearFailedTitle: 'Failed to clear wishlist',
    clearFailed: 'There was an error clearing your wishlist.',
    added: 'Added to wishlist',
    removed: 'Removed from wishlist',
    cleared: 'Wishlist cleared',
  },
} as const;
