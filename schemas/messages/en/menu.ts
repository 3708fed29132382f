/** Sentences of the menu area; a message that needs a value is a function of it. */
export const menu = {} as const;
