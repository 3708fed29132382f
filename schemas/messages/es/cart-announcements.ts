import type { Catalogue } from '../catalogue.ts';
import type { cartAnnouncements as en } from '../en/cart-announcements.ts';
import { items } from './cart.ts';

export const cartAnnouncements = {
  changed: (count, total) => `Carrito: ${items(count)}, ${total}`,
  empty: 'Tu carrito está vacío',
} satisfies Catalogue<typeof en>;
