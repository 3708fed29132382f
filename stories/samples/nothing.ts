/** What a story does with what one presses in it. */
export const nothing = () => undefined;
