import type { LoyaltyRules } from './loyalty-rules.ts';

/** What points did to an order as it was sold, by the rules of then (rules R14, R74, R76). */
export type SoldLoyalty = {
  rules: LoyaltyRules;
  used: number;
  /** Amount of the bill that points paid at the table, in minor units; left out: nothing. */
  paidAtTable?: number;
  /** What of it counts as spent, in minor units, and the points that are earned by it. */
  eligible: number;
  earns: number;
};
