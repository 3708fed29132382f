/** Sentences of the order area; a message that needs a value is a function of it. */
export const order = {} as const;
