import type { Catalogue } from '../catalogue.ts';
import type { cart as en } from '../en/cart.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** How many dishes are in a cart: 'صنفان'. */
export const items = (count: number): string =>
  plural(count, {
    zero: 'لا أصناف',
    one: 'صنف واحد',
    two: 'صنفان',
    few: `${count} أصناف`,
    many: `${count} صنفًا`,
    other: `${count} صنف`,
  });

/** Sentences of the cart while it is closed; a message that needs a value is a function of it. */
export const cart = {
  open: 'السلة',
  openWith: (count, total) => `السلة، ${items(count)}، ${isolate(total)}`,
  bar: 'عرض السلة',
} satisfies Catalogue<typeof en>;
