/**
 * What stands at a place of a sequence of prices, counted from 0: the last one goes on for all that
 * come after (rule R98). 0 where there is none.
 */
export const sequencePrice = (prices: readonly number[], place: number): number =>
  prices[place] ?? prices.at(-1) ?? 0;
