/**
 * Whether a text of a page that is written from right to left is in the Latin script as a whole: a
 * name or a sentence that nobody has translated yet. Amounts have a letter or two of a currency.
 */
export const isForeignText = (text: string): boolean =>
  /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text);
