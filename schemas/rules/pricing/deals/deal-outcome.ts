import type { AppliedDeal, DealHint, PricedLine } from '../cart/priced-cart.ts';

/** What automatic deals do to the lines of a cart, in their order; amounts in minor units. */
export type DealOutcome = {
  lines: readonly { discount: number; freeUnits: number; deals: PricedLine['deals'] }[];
  deals: readonly AppliedDeal[];
  hints: readonly DealHint[];
};
