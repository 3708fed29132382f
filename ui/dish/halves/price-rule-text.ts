import type { DishMessages } from '#schemas/messages/en-dishes.ts';
import { formatMoney } from '#schemas/money.ts';
import type { IndexedHalfSet } from '#schemas/rules/menu/menu-index.ts';

type Money = { currency: string; locale: string };

/** How two halves are priced, in words (rules R30 and R31). */
export function priceRuleText(
  { baseMode, toppingMode, surcharge }: IndexedHalfSet,
  words: DishMessages['halves'],
  { currency, locale }: Money,
): string {
  const base = { dearest: words.dearest, average: words.average, sum_of_halves: words.sum };
  const topping = {
    half: words.toppingHalf,
    full_each: words.toppingEach,
    full_once: words.toppingOnce,
  };
  return [
    base[baseMode],
    surcharge > 0 ? words.surcharge(formatMoney(surcharge, currency, locale)) : '',
    topping[toppingMode],
  ]
    .filter((part) => part !== '')
    .join(' ');
}
