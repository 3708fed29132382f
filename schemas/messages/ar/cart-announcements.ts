import type { Catalogue } from '../catalogue.ts';
import type { cartAnnouncements as en } from '../en/cart-announcements.ts';
import { items } from './cart.ts';
import { isolate } from './isolate.ts';

/** Read out after every change of the cart (rule R96); a first load is spared them. */
export const cartAnnouncements = {
  changed: (count, total) => `السلة: ${items(count)}، ${isolate(total)}`,
  empty: 'سلتك فارغة',
} satisfies Catalogue<typeof en>;
