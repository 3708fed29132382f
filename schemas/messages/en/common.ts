/** Sentences of the common area; a message that needs a value is a function of it. */
export const common = {} as const;
