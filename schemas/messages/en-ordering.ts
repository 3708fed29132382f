import type { Catalogue } from './catalogue.ts';
import { addressSuggestions } from './en/address-suggestions.ts';
import { checkout } from './en/checkout.ts';
import { order } from './en/order.ts';

/** Sentences of the checkout and of orders: a first load is spared them. */
export const enOrdering = { addressSuggestions, checkout, order };

/** A complete catalogue of them. */
export type OrderingMessages = Catalogue<typeof enOrdering>;
