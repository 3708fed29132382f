/**
 * Money is an integer in the currency's minor unit everywhere inside (rule R1); only the wire
 * carries decimals in the major unit. These functions are the one place that turns them.
 */

/** Fraction digits of an ISO 4217 currency: JPY 0, AUD 2, KWD 3. */
export function currencyExponent(currency: string): number {
  let exponent = exponents.get(currency);
  if (exponent === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    exponent = maximumFractionDigits ?? 2;
    exponents.set(currency, exponent);
  }
  return exponent;
}

/** Making an Intl formatter costs about as much as formatting a hundred prices. */
const exponents = new Map<string, number>();
const formatters = new Map<string, Intl.NumberFormat>();

/** Longer than any amount; what is longer is not looked at, for looking costs time. */
const longestAmount = 40;
const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Major units as sent on the wire (12.5 or '12.50') to minor units (1250).
 * @throws RangeError when the amount is not a plain decimal, has more digits than the currency
 * knows, or does not fit a safe integer.
 */
export function toMinor(amount: number | string, currency: string): number {
  const exponent = currencyExponent(currency);
  const text = String(amount).trim();
  const match = text.length > longestAmount ? null : decimalPattern.exec(text);
  if (!match) throw new RangeError(`${JSON.stringify(amount)} is not an amount of money`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > exponent) {
    throw new RangeError(`${amount} has more than ${exponent} decimals, which ${currency} lacks`);
  }
  const minor = Number(`${sign}${whole}${digits.padEnd(exponent, '0')}`);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${amount} is too large`);
  return minor === 0 ? 0 : minor;
}

/** Minor units (1250) to the wire's decimal number in the major unit (12.5). */
export function toMajor(minor: number, currency: string): number {
  // One division of whole numbers gives the float nearest to the decimal: no digits to cut off.
  return minor / 10 ** currencyExponent(currency);
}

/** Minor units as people read them: 1250 AUD in en-AU is '$12.50'. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    formatters.set(key, formatter);
  }
  const text = formatter.format(minor / 10 ** currencyExponent(currency));
  // Intl begins with a mark from right to left, by which the sign of 'AU$' would change its side: the
  // amount is kept together and from left to right instead.
  return text.startsWith('\u200f') ? `\u2066${text.slice(1)}\u2069` : text;
}
