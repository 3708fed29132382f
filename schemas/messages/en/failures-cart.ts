/** What is refused of a cart. */
export const cartFailures = {
  changed: 'Your cart changed meanwhile. Here it is as it is now.',
  lineGone: 'This line is not in your cart any more.',
  noSuchDish: 'There is no such dish, offer or choice.',
  quantity: (most: number) => `At most ${most} of one dish. Call us for more.`,
  full: (most: number) => `A cart holds ${most} lines. Order these first.`,
  noVersion: 'This does not name a version of the cart.',
  notAgain: 'This cannot be ordered again.',
  ordersOff: 'This restaurant takes no online orders right now.',
  lookAround: 'This restaurant takes no online orders right now. Have a look around.',
  paymentUnderWay: 'A payment for this cart is on its way. Wait a moment.',
  dishGone: 'This dish is not on the menu any more.',
  otherDish: 'This is another dish than the one named.',
  leftMenu: (name: string) => `${name} is no longer on the menu. Remove it to go on.`,
  choiceLeftMenu: (choice: string, dish: string) =>
    `${choice} is no longer on the menu. Change ${dish}, or remove it, to go on.`,
  favouritesFull: (most: number) =>
    `You have ${most} favourites, which is as many as we can keep. Remove one first.`,
  notAFavourite: 'This is not one of your favourites any more.',
  favouriteAdded: 'Added to wishlist',
  favouriteRemoved: 'Removed from wishlist',
  favouritesCleared: 'Wishlist cleared',
};
