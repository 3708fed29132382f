import type { LoyaltyRules } from './loyalty-rules.ts';
import { earnedPoints } from './earned-points.ts';

/** A part of a whole; both in minor units, `part` from 0 to `whole`. */
export type Share = { part: number; whole: number };

/** That share of a number, rounded down. */
export const shareOf = (of: number, { part, whole }: Share): number =>
  whole === 0 ? 0 : Number((BigInt(of) * BigInt(part)) / BigInt(whole));

/**
 * How many points an order that earned `earned` gives back in all, once this share of its items was
 * refunded (rule R77): whole units alone, and never more than it earned.
 */
export function clawedBackPoints(
  sold: { eligible: number; earned: number },
  refunded: Share,
  rules: Pick<LoyaltyRules, 'unit' | 'pointsPerUnit'>,
): number {
  if (refunded.whole > 0 && refunded.part === refunded.whole) return sold.earned;
  return Math.min(sold.earned, earnedPoints(shareOf(sold.eligible, refunded), rules));
}

/** How many of the points that an order was lowered by come back in all (rule R78). */
export const returnedPoints = (redeemed: number, refunded: Share): number =>
  shareOf(redeemed, refunded);
