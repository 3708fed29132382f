import type { FeeTier } from './zone.ts';

/**
 * The tier that a subtotal reaches: the last whose beginning is not above it, so that 3000 is free
 * where delivery is 'free over 3000' (rule R46). Minor units, items after line deals (rule R40).
 */
export function feeTier(tiers: readonly FeeTier[], subtotal: number): FeeTier | null {
  return tiers.findLast(({ from }) => from <= subtotal) ?? tiers[0] ?? null;
}

/** The nearest tier above a subtotal at which delivery costs less; null at the cheapest one. */
export function nextFeeTier(tiers: readonly FeeTier[], subtotal: number): FeeTier | null {
  const fee = feeTier(tiers, subtotal)?.fee ?? 0;
  return tiers.find((tier) => tier.from > subtotal && tier.fee < fee) ?? null;
}
