import type { Catalogue } from '../catalogue.ts';
import type { cart as en } from '../en/cart.ts';
import { plural } from './plural.ts';

export const items = (count: number): string =>
  plural(count, { one: '1 producto', other: `${count} productos` });

export const cart = {
  open: 'Carrito',
  openWith: (count, total) => `Carrito, ${items(count)}, ${total}`,
  bar: 'Ver el carrito',
} satisfies Catalogue<typeof en>;
