const plural = new Intl.PluralRules('en');
const items = (count: number) => (plural.select(count) === 'one' ? '1 item' : `${count} items`);

/** Sentences of the cart area; a message that needs a value is a function of it. */
export const cart = {
  title: 'Your cart',
  open: 'Cart',
  openWith: (count: number, total: string) => `Cart, ${items(count)}, ${total}`,
  close: 'Close the cart',
  bar: 'View cart',
  /** Read out after every change (rule R96). */
  announce: (count: number, total: string) => `Cart: ${items(count)}, ${total}`,
  announceEmpty: 'Your cart is empty',

  unknownItem: 'Unknown Item',
  notes: (text: string) => `“${text}”`,
  fewer: (name: string) => `One ${name} fewer`,
  another: (name: string) => `One more ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  quantity: (name: string) => `How many ${name}`,

  subtotal: 'Subtotal',
  includedTax: 'Includes tax',
  tax: 'Tax',
  discount: 'Discount',
  total: 'Total',
  feesLater: 'Delivery is added at checkout.',
  checkout: 'Go to checkout',
  mendFirst: 'Some dishes cannot be ordered as they are. Change or remove them to go on.',
  clear: 'Clear cart',
  undo: 'Undo',

  emptyTitle: 'Nothing here yet',
  emptyText: 'Pick something good from the menu and it will wait for you here.',
  toMenu: 'Look at the menu',
  restore: (count: number, restaurant: string) => `Bring back ${items(count)} from ${restaurant}`,
  restoreHint: 'Your cart was emptied when you changed the restaurant.',
  failedTitle: 'We could not load your cart',
  failedText: 'Check your connection. Nothing in it is lost.',
  tryAgain: 'Try again',
  loading: 'Your cart is on its way',

  /** Toasts, as spec §8 words them. */
  errorTitle: 'Error',
  cannotAdd: 'Unable to add item to cart.',
  addFailedTitle: 'Failed to add item',
  /** `reason` is the server's own sentence, or empty. */
  addFailed: (reason: string) =>
    ['There was an error adding this item to your cart.', reason].join(' ').trim(),
  removeFailed: 'Failed to remove item from cart.',
  updateFailed: 'Failed to update quantity.',
  clearFailed: 'Failed to clear cart.',
  removedTitle: 'Removed from cart',
  removed: 'Item has been removed from your cart.',
  clearedTitle: 'Cart cleared',
  cleared: 'All items have been removed from your cart.',
} as const;
