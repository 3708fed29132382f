import { enCart, type CartMessages } from '#schemas/messages/en-cart.ts';

/** Sentences of the open cart, in the customer's language. */
export const useCartMessages = (): CartMessages => enCart;
