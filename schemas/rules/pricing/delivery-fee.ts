import type { FeeTier } from '../delivery/zone.ts';

/**
 * The fee of the highest tier that a subtotal reaches (R40, R46: free over 3000 means 3000 is
 * free), in minor units; 0 without tiers.
 */
export function deliveryFee(tiers: readonly FeeTier[], subtotal: number): number {
  return tiers.findLast(({ from }) => from <= subtotal)?.fee ?? 0;
}
