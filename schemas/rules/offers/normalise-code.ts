/**
 * A coupon's code in the one form that is stored and compared: NFKC, trimmed, upper case (rule
 * R39). `ｓａｖｅ１０ ` and `Save10` are the same code, and so are `GRÖẞE7` and `Größe7`: letters that
 * are upper case already fold with their lower case (Unicode, full case folding).
 */
export const normaliseCode = (text: string): string =>
  text.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFKC').trim();
