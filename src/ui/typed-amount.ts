import { toMinor } from '#schemas/money.ts';

/** An amount as people type it ('4.50', '4,50') in minor units; null: it is none of the currency. */
export function typedAmount(text: string, currency: string): number | null {
  try {
    return toMinor(text.trim().replace(',', '.'), currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
