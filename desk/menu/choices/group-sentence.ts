import type { EditedGroup } from '#schemas/api/menu-document.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';

type Rule = Pick<
  EditedGroup,
  'min' | 'max' | 'max_distinct' | 'free_count' | 'free_mode' | 'sequence_prices'
>;
type Words = DeskMessages['deskGroups']['sentence'];

/**
 * What a group asks, in a sentence: 'Choose 1 to 3, the first 2 free' (rules R24, R26 and R98).
 * @param money an amount in the major unit as people read it.
 */
export function groupSentence(
  group: Rule,
  words: Words,
  money: (amount: number) => string,
): string {
  const { max_distinct: distinct, free_count: free, free_mode: mode } = group;
  return [
    amountOf(group, words),
    distinct === null ? '' : words.different(distinct),
    free > 0 ? words.free[mode](free) : '',
    sequenceOf(group, words, money),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function amountOf({ min, max }: Rule, words: Words): string {
  // A number that is being typed is none for a moment.
  const least = Number.isFinite(min) ? min : 0;
  if (max === null || !Number.isFinite(max)) return least === 0 ? words.any : words.atLeast(least);
  if (least === 0) return words.upTo(max);
  return least < max ? words.between(least, max) : words.exactly(least);
}

/** A price that is being typed is left out. */
function sequenceOf(
  { sequence_prices: prices = [] }: Rule,
  words: Words,
  money: (amount: number) => string,
): string {
  const [first, ...next] = prices.filter(Number.isFinite).map(money);
  if (first === undefined) return '';
  return next.length === 0 ? words.each(first) : words.sequence([first, ...next]);
}
