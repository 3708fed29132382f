import type { Messages } from '#schemas/messages/en.ts';
import { formatMoney } from '#schemas/money.ts';
import type { IndexedGroup } from '#schemas/rules/menu/menu-index.ts';

type Rule = Pick<IndexedGroup, 'min' | 'max' | 'maxDistinct' | 'freeCount' | 'modifiers'>;
type Money = { currency: string; locale: string };

/**
 * A group's rule as its heading says it: 'Required, choose 1', 'Up to 3, 2 free, then $1.50 each'
 * (design, Item; rules R24 and R26).
 */
export function groupRuleText(group: Rule, words: Messages['menu'], money: Money): string {
  const { maxDistinct } = group;
  return [
    countRule(group, words),
    maxDistinct === null ? '' : words.upToKinds(maxDistinct),
    group.freeCount > 0 ? freeRule(group, words, money) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function countRule({ min, max }: Rule, words: Messages['menu']): string {
  if (min === 0) return max === null ? words.chooseAny : words.chooseUpTo(max);
  if (max === null) return words.chooseAtLeast(min);
  return max > min ? words.chooseBetween(min, max) : words.chooseExactly(min);
}

function freeRule({ freeCount, max, modifiers }: Rule, words: Messages['menu'], money: Money) {
  if (max !== null && max <= freeCount) return words.allFree(freeCount);
  const prices = new Set(modifiers.map(({ price }) => price));
  const [only] = prices;
  return prices.size === 1 && only !== undefined
    ? words.freeThenEach(freeCount, formatMoney(only, money.currency, money.locale))
    : words.freeThenPriced(freeCount);
}
