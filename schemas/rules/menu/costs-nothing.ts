/** What a price is put together from; amounts in any one unit. */
type Priced = {
  price: number;
  /** Choices of one value, such as the size. */
  choices: readonly { isRequired: boolean; adjustments: readonly number[] }[];
  /** Groups that it asks. */
  groups: readonly { min: number; freeCount: number; prices: readonly number[] }[];
};

/**
 * Whether something can be had for nothing: its price is 0, and neither a size that has to be
 * chosen nor an option adds to it. Such a dish is sold only where somebody marked it as free.
 */
export const costsNothing = ({ price, choices, groups }: Priced): boolean =>
  price === 0 &&
  choices.every(({ isRequired, adjustments }) => !isRequired || !adjustments.every(isPositive)) &&
  groups.every(({ min, freeCount, prices }) => min <= freeCount || !prices.every(isPositive));

const isPositive = (amount: number): boolean => amount > 0;
