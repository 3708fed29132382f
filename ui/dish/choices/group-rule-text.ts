import type { DishMessages } from '#schemas/messages/en-dishes.ts';
import { formatMoney } from '#schemas/money.ts';
import type { IndexedGroup } from '#schemas/rules/menu/menu-index.ts';
import { comma } from '#schemas/messages/en/language.ts';

type Rule = Pick<
  IndexedGroup,
  'min' | 'max' | 'maxDistinct' | 'freeCount' | 'sequencePrices' | 'modifiers'
>;
type Words = DishMessages['groupRules'];
type Money = { currency: string; locale: string };

/**
 * A group's rule as its heading says it: 'Required, choose 1', 'Up to 3, 2 free, then $1.50 each'
 * (design, Item; rules R24 and R26); by sequence 'Up to 4, first $1.00, then $1.50 each' (R98).
 */
export function groupRuleText(group: Rule, words: Words, money: Money): string {
  const { maxDistinct } = group;
  return [
    countRule(group, words),
    maxDistinct === null ? '' : words.upToKinds(maxDistinct),
    group.freeCount > 0 ? freeRule(group, words, money) : '',
    sequenceRule(group, words, money),
  ]
    .filter((part) => part !== '')
    .join(comma);
}

function countRule({ min, max }: Rule, words: Words): string {
  if (min === 0) return max === null ? words.chooseAny : words.chooseUpTo(max);
  if (max === null) return words.chooseAtLeast(min);
  return max > min ? words.chooseBetween(min, max) : words.chooseExactly(min);
}

/** What the places cost that can be reached, the last one for all that come after it. */
function sequenceRule(
  { freeCount, max, sequencePrices }: Rule,
  words: Words,
  { currency, locale }: Money,
): string {
  const room = max === null ? Infinity : Math.max(0, max - freeCount);
  const prices = sequencePrices.slice(0, room).map((price) => formatMoney(price, currency, locale));
  const last = prices.at(-1);
  if (last === undefined) return '';
  if (room > sequencePrices.length) return words.sequence(prices.slice(0, -1), last);
  return words.sequence(prices, null);
}

function freeRule({ freeCount, max, sequencePrices, modifiers }: Rule, words: Words, money: Money) {
  if ((max !== null && max <= freeCount) || sequencePrices.length > 0) {
    return words.allFree(freeCount);
  }
  const prices = new Set(modifiers.map(({ price }) => price));
  const [only] = prices;
  return prices.size === 1 && only !== undefined
    ? words.freeThenEach(freeCount, formatMoney(only, money.currency, money.locale))
    : words.freeThenPriced(freeCount);
}
