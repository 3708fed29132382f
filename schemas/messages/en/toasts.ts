/** Sentences of the toasts area; a message that needs a value is a function of it. */
export const toasts = {} as const;
