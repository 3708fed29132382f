import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** Writes an amount of the major unit as people read it; one with too many decimals as a number. */
export function useMajorMoney(currency: string): (amount: number) => string {
  const { locale } = useStorefront();
  return (amount) => {
    try {
      return formatMoney(toMinor(amount, currency), currency, locale);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return String(amount);
    }
  };
}
