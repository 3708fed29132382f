import type { Catalogue } from './catalogue.ts';
import { cartContents } from './en/cart-contents.ts';

/** Sentences of the open cart and of changing it: a first load is spared them. */
export const enCart = { cartContents };

/** A complete catalogue of them. */
export type CartMessages = Catalogue<typeof enCart>;
