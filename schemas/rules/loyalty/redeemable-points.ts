import type { LoyaltyRules } from './loyalty-rules.ts';

/** Points that somebody wants to redeem, and by which rules. */
export type PointsToRedeem = Pick<
  LoyaltyRules,
  'pointValue' | 'step' | 'minimum' | 'maxSharePercent'
> & {
  /** As chosen, and no more than there are. */
  points: number;
};

/**
 * The most points that items of so much (minor units, after deals and code) can be lowered by: whole
 * points alone, so that none is taken for less than it is worth, in steps, from the minimum on (rule
 * R76).
 */
export function mostRedeemable(
  items: number,
  { pointValue, step, minimum, maxSharePercent }: Omit<PointsToRedeem, 'points'>,
): number {
  const share = Number((BigInt(items) * BigInt(maxSharePercent)) / 100n);
  const most = Math.floor(share / pointValue);
  return from(minimum, most - (most % step));
}

/** How many of the chosen points are used; what exceeds the cap is not taken (rule R76). */
export function usedPoints(items: number, redeem: PointsToRedeem): number {
  const used = Math.min(redeem.points, mostRedeemable(items, redeem));
  return from(redeem.minimum, used - (used % redeem.step));
}

const from = (minimum: number, points: number): number => (points < minimum ? 0 : points);

/**
 * The next amount that a customer's balance reaches and can redeem.
 * @returns its points, and how many are missing to it.
 */
export function nextReward(
  balance: number,
  { step, minimum }: Pick<LoyaltyRules, 'step' | 'minimum'>,
): { points: number; missing: number } {
  const first = Math.ceil(Math.max(minimum, 1) / step) * step;
  const next = Math.floor(balance / step) * step + step;
  const points = Math.max(first, next);
  return { points, missing: points - balance };
}
