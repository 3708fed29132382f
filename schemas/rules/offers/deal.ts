import { z } from 'zod';

/**
 * What a deal does to the units that fill its components; amounts in minor units.
 * - `bogo`: the units of its `get` components cost `percent` less (100: free); which of the units
 *   in the cart those are is `pick` (rule R35).
 * - `bundle`: one of each component together cost `price`, and their options on top.
 * - `percent`: the units of its components cost so much less, with an optional cap for the cart.
 */
export const dealEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bogo'),
    percent: z.number().int().min(1).max(100).default(100),
    pick: z.enum(['cheapest', 'dearest', 'first']).default('cheapest'),
  }),
  z.object({ kind: z.literal('bundle'), price: z.number().int().nonnegative() }),
  z.object({
    kind: z.literal('percent'),
    percent: z.number().int().min(1).max(100),
    max_discount: z.number().int().positive().nullable().default(null),
  }),
]);
export type DealEffect = z.output<typeof dealEffect>;
