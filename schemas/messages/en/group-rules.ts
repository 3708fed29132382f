/** What a group of options asks, as its heading says it, and what an option adds. */
export const groupRules = {
  chooseExactly: (count: number) => `Required, choose ${count}`,
  chooseBetween: (min: number, max: number) => `Required, choose ${min} to ${max}`,
  chooseAtLeast: (count: number) => `Required, choose at least ${count}`,
  chooseUpTo: (count: number) => `Up to ${count}`,
  chooseAny: 'As many as you like',
  upToKinds: (count: number) => `at most ${count} different`,
  freeThenEach: (free: number, price: string) => `${free} free, then ${price} each`,
  freeThenPriced: (free: number) => `${free} free, then as priced`,
  /** Prices by the order of choosing, and what each further one costs; null: there are none. */
  sequence: (prices: readonly string[], each: string | null) =>
    [
      ...prices.map((price, place) => `${place === 0 ? 'first' : 'next'} ${price}`),
      ...(each === null ? [] : [prices.length === 0 ? `${each} each` : `then ${each} each`]),
    ].join(', '),
  allFree: (free: number) => `${free} free`,
  optional: 'Optional',
  isFree: 'Free',
  isIncluded: 'Included',
  less: (price: string) => `− ${price}`,
} as const;
