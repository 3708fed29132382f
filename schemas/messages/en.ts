import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { home } from './en/home.ts';
import { menu } from './en/menu.ts';
import { offers } from './en/offers.ts';
import { order } from './en/order.ts';
import { shell } from './en/shell.ts';
import { toasts } from './en/toasts.ts';

/** Every sentence a customer reads, in English; the catalogue other languages must match. */
export const en = { shell, toasts, home, menu, offers, cart, checkout, order };

/** A complete catalogue: texts, and functions of what a text needs. */
export type Messages = Catalogue<typeof en>;

type Catalogue<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Catalogue<T[K]>;
};
