/** Sentences of the cart area; a message that needs a value is a function of it. */
export const cart = {} as const;
