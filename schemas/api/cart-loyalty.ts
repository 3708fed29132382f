import { z } from 'zod';
import { count, money } from './wire.ts';

/** What points do to a cart (rules R74, R76). */
export const cartLoyalty = z.object({
  /** So many points it will earn as it is. */
  earns: count,
  /** What can be redeemed; null of a guest, who has none. */
  balance: count.nullable(),
  /** How many of the chosen points are used, and the most that could be. */
  used: count,
  most: count,
  step: count,
  minimum: count,
  /** Percent of the items that points may pay. */
  max_share: z.number().int(),
  /** What one point takes off. */
  point_value: money,
});
export type CartLoyalty = z.output<typeof cartLoyalty>;

/** What points did to an order. */
export const orderLoyalty = z.object({
  used: count,
  /** So many are its customer's once it is completed, if they have an account (rule R75). */
  earns: count,
});

/** Points to redeem, as a query has them. */
export const pointsText = z
  .string()
  .regex(/^\d{1,9}$/, 'This must be a whole number of points')
  .transform(Number);
/** The same in a body, of a user (rule R76). */
export const pointsToRedeem = z.number().int().min(0).max(999_999_999);
