import { currencyExponent, toMajor } from '#schemas/money.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

/** '12.5', '1 250,5', "1'250", '1,250.00' and '1.250,00', each after a sign. */
const shapes =
  /^([-−])?(\d+(?:[.,]\d*)?|\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;

/**
 * A price as people type it, in the major unit. NaN: it is none, for the form's schema to refuse;
 * so is what has more decimals than the currency: whether '1,250' is a thousand dollars or a little
 * more than one, nobody can say.
 */
export function readMoney(text: string, currency: string): number {
  const [, sign, amount] = shapes.exec(text.trim()) ?? [];
  if (amount === undefined) return Number.NaN;
  const decimals = /[.,](\d*)$/.exec(amount)?.[1] ?? '';
  if (decimals.length > currencyExponent(currency)) return Number.NaN;
  const minor = readAmount(amount, currency);
  if (minor === null) return Number.NaN;
  return sign === undefined || minor === 0 ? toMajor(minor, currency) : -toMajor(minor, currency);
}

/** As it is typed: with the currency's decimals, without its sign. '' for what is none. */
export const moneyText = (amount: number, currency: string): string =>
  Number.isFinite(amount) ? amount.toFixed(currencyExponent(currency)) : '';

/** What was typed with a comma or with parted thousands, as it is read; '' where that is plain. */
export function readBack(typed: string, amount: number, currency: string): string {
  return /^[-−]?[\d.]*$/.test(typed.trim()) ? '' : moneyText(amount, currency);
}
