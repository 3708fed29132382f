import { items } from './cart.ts';

/** Read out after every change of the cart (rule R96); a first load is spared them. */
export const cartAnnouncements = {
  changed: (count: number, total: string) => `Cart: ${items(count)}, ${total}`,
  empty: 'Your cart is empty',
} as const;
