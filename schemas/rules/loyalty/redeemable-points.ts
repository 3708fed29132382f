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
  return wholeSteps(most, { step, minimum });
}

/** How many of the chosen points are used; what exceeds the cap is not taken (rule R76). */
export function usedPoints(items: number, redeem: PointsToRedeem): number {
  const used = Math.min(redeem.points, mostRedeemable(items, redeem));
  return wholeSteps(used, redeem);
}

const from = (minimum: number, points: number): number => (points < minimum ? 0 : points);

/**
 * The next amount that a customer's balance reaches and can redeem.
 * @returns its points, and how many are missing to it.
 */
export function nextReward(
  balance: number,
  { step, minimum }: Steps,
): { points: number; missing: number } {
  const next = Math.floor(balance / step) * step + step;
  const points = Math.max(firstUsable({ step, minimum }), next);
  return { points, missing: points - balance };
}

type Steps = Pick<LoyaltyRules, 'step' | 'minimum'>;

/** The fewest points that can be used at once: the first whole step that reaches the minimum. */
export const firstUsable = ({ step, minimum }: Steps): number =>
  Math.ceil(Math.max(minimum, 1) / step) * step;

/** How many of so many points can be used at once: whole steps, from the minimum on (rule R76). */
export const wholeSteps = (points: number, { step, minimum }: Steps): number =>
  from(minimum, points - (points % step));
