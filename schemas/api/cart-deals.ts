import { z } from 'zod';
import { id, money } from './wire.ts';

/** What is missing for the next deal (rules R35, R36). */
export const dealHint = z.object({
  deal_id: id,
  name: z.string(),
  component_id: id,
  missing: z.number().int().positive(),
  restaurant_product_ids: z.array(id),
});

/**
 * A deal that would lower this cart and is not applied, or only in part (rule R36): delivery would
 * cost more by `amount`, its dishes are in deals that save more, the code saves more and does not go
 * with it, or `amount` is missing to its minimum.
 */
export const dealLeftOut = z.object({
  deal_id: id,
  name: z.string(),
  reason: z.enum(['delivery_fee', 'other_deal', 'code', 'minimum']),
  /** 0 of the other reasons. */
  amount: money,
  is_partial: z.boolean(),
  /** Why, in a sentence for the customer. */
  message: z.string(),
});
