/** The bar to the delivery’s minimum; with the deals’ hints it comes with the cart that shows them. */
export const toDelivery = {
  label: 'To the minimum for delivery',
  minimum: (missing: string) => `${missing} to go for delivery`,
  from: (minimum: string) => `It starts at ${minimum}.`,
  free: (missing: string) => `${missing} more and delivery is free.`,
  cheaper: (missing: string, charge: string) => `${missing} more and delivery is ${charge}.`,
} as const;

/** What is missing for the next deal. */
export const dealHint = {
  label: 'Nearly a deal',
  /** `more` lists what is missing: '1 more Gelato'. */
  add: (more: string, effect: string) => `Add ${more} and ${effect}`,
  more: (count: number, what: string) => `${count} more ${what}`,
  plain: (count: number, deal: string) => `Add ${count} more for “${deal}”`,
  which: { cheapest: 'the cheapest', dearest: 'the dearest', first: 'one' },
  free: (which: string) => `${which} is free`,
  less: (which: string, percent: number) => `${which} is ${percent} % off`,
  bundle: (price: string) => `it is ${price} together`,
  percent: (percent: number) => `save ${percent} %`,
} as const;
