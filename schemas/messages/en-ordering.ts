import type { Catalogue } from './catalogue.ts';
import { checkout } from './en/checkout.ts';
import { ownDetails, savedAddresses } from './en/checkout-of-user.ts';
import { order } from './en/order.ts';

/** Sentences of the checkout and of orders: a first load is spared them. */
export const enOrdering = { checkout, order, ownDetails, savedAddresses };

/** A complete catalogue of them. */
export type OrderingMessages = Catalogue<typeof enOrdering>;
