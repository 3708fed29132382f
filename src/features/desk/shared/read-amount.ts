import { toMinor } from '#schemas/money.ts';

/** More than any till holds; minor units. */
const most = 1e11;

/**
 * An amount as people type it ('1234.5', '1 234,50') in minor units. null: it is none, or below 0.
 * Of two marks the last one parts the decimals.
 */
export function readAmount(text: string, currency: string): number | null {
  const plain = text.replaceAll(/[\s'’]/g, '');
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = (mark < 0 ? plain : plain.slice(0, mark)).replaceAll(/[.,]/g, '');
  const decimals = mark < 0 ? '' : plain.slice(mark + 1);
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(decimals)) return null;
  try {
    const minor = toMinor(decimals === '' ? whole : `${whole}.${decimals}`, currency);
    return minor <= most ? minor : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
