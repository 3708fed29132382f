import type { Catalogue } from './catalogue.ts';
import { cart } from './en/cart.ts';
import { home } from './en/home.ts';
import { menu } from './en/menu.ts';
import { shell } from './en/shell.ts';
import { toasts } from './en/toasts.ts';

/**
 * Sentences that every page may say, in English; the catalogue other languages must match. Those
 * of checkout and orders come with their screens: en-ordering.ts.
 */
export const en = { shell, toasts, home, menu, cart };

/** A complete catalogue: texts, and functions of what a text needs. */
export type Messages = Catalogue<typeof en>;
