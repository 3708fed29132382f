/** How a tenant's customers earn and redeem points; amounts in minor units of its currency. */
export type LoyaltyRules = {
  /** Whether orders earn points, and points can be redeemed; those there are stay either way. */
  isOn: boolean;
  /** So much spent earns `pointsPerUnit` points, and what is left over earns none (rule R74). */
  unit: number;
  pointsPerUnit: number;
  /** The tax on items counts as spent. */
  countsTax: boolean;
  /** What one point takes off. */
  pointValue: number;
  /** Points are redeemed in multiples of it, and at least `minimum` at once (rule R76). */
  step: number;
  minimum: number;
  /** Percent of the items of an order that points may pay at most, 1 to 100. */
  maxSharePercent: number;
  /** After so many months points that were not redeemed expire; null: never (rule R79). */
  expiryMonths: number | null;
};

/** What a programme begins with when it is switched on: 1 point for each 1.00, each worth 0.05. */
export const firstLoyaltyRules = (minorOfOne: number): LoyaltyRules => ({
  isOn: false,
  unit: minorOfOne,
  pointsPerUnit: 1,
  countsTax: true,
  pointValue: Math.max(1, minorOfOne / 20),
  step: 10,
  minimum: 50,
  maxSharePercent: 100,
  expiryMonths: 12,
});
