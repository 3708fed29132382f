/** Sentences of the home area; a message that needs a value is a function of it. */
export const home = {} as const;
