import { plainDigits } from '#schemas/fields/plain-digits.ts';
import { currencyExponent, toMinor } from '#schemas/money.ts';

/** More than any till holds; minor units. */
const most = 1e11;

/**
 * An amount as people type it ('1234.5', '1 234,50', '$4', '٤٫٥٠') in minor units. null: it is none,
 * or below 0, or may mean two things: '1,250' is a thousand dollars or a little more than one (decision 074).
 * Of two marks the last one parts the decimals.
 */
export function readAmount(text: string, currency: string): number | null {
  const plain = plainDigits(text)
    .replaceAll(/[\s'’\p{Sc}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[٬，]/g, ',');
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const before = mark < 0 ? plain : plain.slice(0, mark);
  const decimals = mark < 0 ? '' : plain.slice(mark + 1);
  // Marks before the last one part thousands: '12.5.' is a typing error, not 125.
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(before) || !/^\d*$/.test(decimals)) return null;
  if (decimals.length > currencyExponent(currency)) return null;
  // Where a currency has three decimals, they look like thousands behind a comma.
  if (/^\d{1,3},\d{3}$/.test(plain)) return null;
  const whole = before.replaceAll(/[.,]/g, '');
  try {
    const minor = toMinor(decimals === '' ? whole : `${whole}.${decimals}`, currency);
    return minor <= most ? minor : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
