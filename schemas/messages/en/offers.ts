const plural = new Intl.PluralRules('en');
const isOne = (count: number) => plural.select(count) === 'one';

/** What the menu says of deals; their own page and dialog say more: deals.ts. */
export const offers = {
  title: 'Deals',
  linkWith: (count: number) => (isOne(count) ? 'See our deal' : `See our ${count} deals`),
  /** The same where there is little room. */
  count: (count: number) => (isOne(count) ? '1 deal' : `${count} deals`),

  /** What a deal does, short enough for a badge. */
  buyGetFree: (buy: number, get: number) => `Buy ${buy}, get ${get} free`,
  buyGetLess: (buy: number, get: number, percent: number) =>
    `Buy ${buy}, get ${get} at ${percent} % off`,
  bundle: (price: string) => `Together ${price}`,
  percentOff: (percent: number) => `${percent} % off`,
} as const;
