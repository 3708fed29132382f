/**
 * Keeps a name, a price, an address or a code from changing the order of the words around it: it is
 * put between the Unicode marks U+2068 and U+2069, and takes its direction from its first letter.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
