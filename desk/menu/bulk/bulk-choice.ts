import { currencyExponent } from '#schemas/money.ts';
import type { BulkChange } from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import type { PriceChange } from '#schemas/rules/menu-editing/price-changes.ts';
import { roundingsOf } from '#schemas/rules/menu-editing/round-price.ts';
import { readPercent } from '../../form/read-percent.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

export type BulkKind = BulkChange['kind'];

/** What is chosen in the dialog, as it is typed. */
export type BulkChoice = {
  way: PriceChange['step']['kind'];
  percent: string;
  amount: string;
  /** Its place among the currency's roundings. */
  rounding: number;
  which: PriceChange['which'];
  hasSizes: boolean;
  hasOptions: boolean;
  /** '': the standard rate. */
  taxClass: string;
  field: 'diets' | 'allergens';
  mark: string;
  isAdded: boolean;
  group: string;
  category: string;
};

export const firstChoice: BulkChoice = {
  way: 'percent',
  percent: '',
  amount: '',
  rounding: 0,
  which: 'both',
  hasSizes: true,
  hasOptions: false,
  taxClass: '',
  field: 'diets',
  mark: '',
  isAdded: true,
  group: '',
  category: '',
};

/** The most percent that a price is raised by at once. */
const mostPercent = 1000;

/** The change that is chosen; null: what is typed is none yet. */
export function changeOf(kind: BulkKind, choice: BulkChoice, currency: string): BulkChange | null {
  if (kind === 'prices') return priceChangeOf(choice, currency);
  if (kind === 'tax') {
    return { kind, taxClassId: choice.taxClass === '' ? null : Number(choice.taxClass) };
  }
  if (kind === 'category') return choice.category === '' ? null : { kind, key: choice.category };
  const { field, isAdded, group: key } = choice;
  if (kind === 'group') return key === '' ? null : { kind, key, isAdded };
  const mark = choice.mark.trim();
  return mark === '' || mark.length > 40 ? null : { kind, field, mark, isAdded };
}

function priceChangeOf(choice: BulkChoice, currency: string): BulkChange | null {
  const step = stepOf(choice, currency);
  const rounding = roundingsOf(currency)[choice.rounding];
  if (!step || !rounding) return null;
  const { which, hasSizes, hasOptions } = choice;
  const isAmount = step.kind === 'amount';
  return { kind: 'prices', step, rounding, which, hasSizes, hasOptions: hasOptions && !isAmount };
}

/** How prices are to change; null: what is typed is no number, or leaves nothing to do. */
export function stepOf(
  { way, percent, amount }: BulkChoice,
  currency: string,
): PriceChange['step'] | null {
  if (way === 'round') return { kind: 'round' };
  if (way === 'percent') {
    const read = readPercent(percent);
    const hundredths = Math.round(read * 100);
    const isExact = Math.abs(read * 100 - hundredths) < 1e-6;
    return isExact && Math.abs(read) <= mostPercent ? { kind: 'percent', hundredths } : null;
  }
  const isLess = /^\s*[-−]/.test(amount);
  const read = readAmount(amount.replace(/^\s*[-−+]/, ''), currency);
  return read === null ? null : { kind: 'amount', minor: isLess ? -read : read };
}

/** Half a major unit as it is typed, or fifty of a currency without decimals. */
export function exampleAmount(currency: string): string {
  const places = currencyExponent(currency);
  return places === 0 ? '50' : (0.5).toFixed(places);
}
