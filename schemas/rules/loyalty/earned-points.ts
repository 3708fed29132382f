import type { LoyaltyRules } from './loyalty-rules.ts';

type Earning = Pick<LoyaltyRules, 'unit' | 'pointsPerUnit'>;

/** The points of so much spent: whole units alone count (rule R74). Minor units. */
export const earnedPoints = (eligible: number, { unit, pointsPerUnit }: Earning): number =>
  Math.floor(Math.max(0, eligible) / unit) * pointsPerUnit;

type PricedItems = {
  lines: readonly { net: number; tax: number }[];
  taxInclusive: boolean;
};

/**
 * What of an order earns points (rule R74), in minor units: its items after deals, code and points;
 * no fees, no tip. A part that is paid by gift card earns as any other.
 */
export function eligibleAmount(
  { lines, taxInclusive }: PricedItems,
  { countsTax }: Pick<LoyaltyRules, 'countsTax'>,
): number {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  if (taxInclusive) return countsTax ? net : net - tax;
  return countsTax ? net + tax : net;
}
