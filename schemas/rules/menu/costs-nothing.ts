/** What a price is put together from; amounts in any one unit. */
type Priced = {
  price: number;
  /** Choices of one value, such as the size. */
  choices: readonly { isRequired: boolean; adjustments: readonly number[] }[];
  /** Groups that it asks. */
  groups: readonly {
    min: number;
    freeCount: number;
    prices: readonly number[];
    /** In place of them (rule R98). */
    sequence?: readonly number[] | undefined;
  }[];
};

/**
 * Whether something can be had for nothing: its price is 0, and neither a size that has to be
 * chosen nor an option adds to it. Such a dish is sold only where somebody marked it as free.
 */
export const costsNothing = ({ price, choices, groups }: Priced): boolean =>
  price === 0 &&
  choices.every(({ isRequired, adjustments }) => !isRequired || !adjustments.every(isPositive)) &&
  groups.every(({ min, freeCount, prices, sequence }) => {
    const charged = min - freeCount;
    if (charged <= 0) return true;
    // With the last price for all further ones.
    return sequence ? !sequence.slice(0, charged).some(isPositive) : !prices.every(isPositive);
  });

const isPositive = (amount: number): boolean => amount > 0;
