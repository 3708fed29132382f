/**
 * A coupon's code in the one form that is stored and compared: NFKC, trimmed, upper case (rule
 * R39). `ｓａｖｅ１０ ` and `Save10` are the same code.
 */
export const normaliseCode = (text: string): string =>
  text.normalize('NFKC').toUpperCase().normalize('NFKC').trim();
