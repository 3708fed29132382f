/** Sentences of the checkout area; a message that needs a value is a function of it. */
export const checkout = {} as const;
