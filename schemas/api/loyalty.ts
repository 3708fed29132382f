import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, id, idText, instant, localDate, money } from './wire.ts';

/** How points are earned and redeemed here (rules R74 to R79), as everybody may read it. */
const loyaltyProgramme = z.object({
  /** So much spent earns `points_per_unit` points. */
  unit: money,
  points_per_unit: count,
  counts_tax: z.boolean(),
  /** What one point takes off. */
  point_value: money,
  step: count,
  minimum: count,
  /** Percent of an order's items that points may pay. */
  max_share: z.number().int(),
  /** null: points never expire. */
  expiry_months: count.nullable(),
  currency: z.string().length(3),
});
export type LoyaltyProgramme = z.output<typeof loyaltyProgramme>;

/** What happened to points; below 0 where they went. */
const loyaltyEntry = z.object({
  id,
  kind: z.enum(['earn', 'redeem', 'return', 'clawback', 'expire']),
  points: z.number().int(),
  at: instant,
  /** null: of no order. */
  order_id: z.uuid().nullable(),
  order_number: z.string().nullable(),
});

export const loyaltyAccount = z.object({
  /** What can be redeemed: the sum of the ledger. */
  balance: count,
  /** Of orders that are under way (rule R75). */
  pending: count,
  /** Those that expire next, and the last day they can be used on; null: none will. */
  expiring: z.object({ points: count, last_day: localDate }).nullable(),
  /** The next amount that can be redeemed, what it takes off, and how many points are missing. */
  next_reward: z.object({ points: count, worth: money, missing: count }),
  /** Newest first. */
  entries: z.array(loyaltyEntry),
  /** There are older ones. */
  has_more: z.boolean(),
});
export type LoyaltyAccount = z.output<typeof loyaltyAccount>;

const getLoyalty = endpoint(routes.getLoyalty, {
  summary: 'How points are earned and redeemed here; to a user also theirs, with their ledger.',
  security: [],
  recognises: ['user'],
  query: z.object({
    /** Entries older than this one. */
    before: idText.optional(),
  }),
  reply: dataOf(
    z.object({
      /** null: there are no points here, or not any more. */
      programme: loyaltyProgramme.nullable(),
      /** null: nobody is signed in. */
      account: loyaltyAccount.nullable(),
    }),
  ),
});

export const loyaltyEndpoints = { getLoyalty };
