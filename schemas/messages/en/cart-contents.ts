import { items } from './cart.ts';
import { unknownItem } from './unknown-item.ts';

/**
 * Sentences of what is in the cart, and of changing it; a message that needs a value is a function
 * of it.
 */
export const cartContents = {
  title: 'Your cart',
  close: 'Close the cart',

  unknownItem,
  notes: (text: string) => `“${text}”`,
  fewer: (name: string) => `One ${name} fewer`,
  another: (name: string) => `One more ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  quantity: (name: string) => `How many ${name}`,

  /** A dish of a half-and-half, a combo or a deal: 'Left: Funghi', '2 × Margherita'. */
  halves: { left: 'Left', right: 'Right' },
  place: (place: string) => `${place}:`,
  counted: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  free: 'Free',
  /** Read out in front of a price that is struck. */
  before: 'Before:',
  /** Of a line with more units than the deal lowers. */
  dealOnSome: (deal: string, units: number) => `${deal} (on ${units})`,

  items: 'Items',
  subtotal: 'Subtotal',
  includedTax: 'Includes tax of',
  tax: 'Tax',
  total: 'Total',
  due: 'To pay',
  /** Lines of the bill; `name` is the deal's, the code, or empty. */
  bill: {
    deal: (name: string) => name,
    coupon: (name: string) => `Code ${name}`,
    points: (name: string) => `${name} points`,
    delivery: (name: string) => (name === '' ? 'Delivery' : `Delivery, ${name}`),
    delivery_discount: (name: string) => `Free delivery with ${name}`,
    service: () => 'Service fee',
    tip: () => 'Tip',
    cash_rounding: () => 'Rounded for cash',
  },
  /** A gift card, by the last four of its code: a line after the total. */
  giftCard: (lastFour: string) => `Gift card •••• ${lastFour}`,
  leftOut: 'Deals that are left out',
  elsewhere: (count: number, restaurant: string) =>
    count === 1
      ? `1 item also waits for you at ${restaurant}.`
      : `${count} items also wait for you at ${restaurant}.`,
  feesLater: 'Delivery is priced at checkout, once we know where to.',
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

  /** Toasts, as specification §8 words them. */
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
