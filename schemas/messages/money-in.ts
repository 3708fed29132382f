import { formatMoney } from '../money.ts';
import type { FailureTexts } from './en-failures.ts';
import { formatLocale } from '../format-locale.ts';

/**
 * An amount of a business, to be written once it is known in which language.
 * @param minor minor units
 */
export const moneyIn =
  ({ currency, locale }: { currency: string; locale: string }, minor: number) =>
  ({ language }: Pick<FailureTexts, 'language'>): string =>
    formatMoney(minor, currency, formatLocale(language, locale));
