import { toMinor } from '#schemas/money.ts';
import { invalidAmount } from './invalid-amount.ts';

/**
 * An amount of a request in minor units of a currency.
 * @param path where it stands, such as `body.amount`
 * @throws ApiError 400 for what is no amount of the currency.
 */
export function parseAmount(value: number | string, currency: string, path: string): number {
  try {
    return toMinor(value, currency);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw invalidAmount(path);
  }
}
