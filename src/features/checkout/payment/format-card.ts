import { plainDigits } from '#schemas/fields/plain-digits.ts';

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** '4242424242424242' as '4242 4242 4242 4242'; American Express groups 4-6-5. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** '829' as '08 / 29'; a four-digit year, as autofill sends it, keeps its last two. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const rest = digits.slice(2);
  const year = rest.length === 4 ? rest.slice(2) : rest.slice(0, 2);
  return year === '' ? month : `${month} / ${year}`;
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4);

/**
 * Where the caret belongs after formatting, so that a digit mended in the middle does not throw
 * it to the end: behind as many digits as it stood behind before.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  let digits = digitsOf(before.slice(0, caret)).length;
  if (caret >= before.length) return after.length;
  for (let index = 0; index < after.length; index += 1) {
    if (digits === 0) return index;
    if (/\d/.test(after.charAt(index))) digits -= 1;
  }
  return after.length;
}
