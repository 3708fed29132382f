import { z } from 'zod';
import { deliveryMethod, instant, localTime } from './wire.ts';

/** When and for whom an offer holds; a deal and a coupon say it the same way (R37, R39, R42). */
export const offerConditions = z.object({
  /** Empty: every order type. */
  order_types: z.array(deliveryMethod).default([]),
  /** Empty: every way to pay (`is_cash_on_delivery_opt`, specification §7). */
  payment_methods: z.array(z.enum(['card', 'cashOnDelivery'])).default([]),
  /** ISO weekday and local wall clock; `to` at or before `from` crosses midnight. Empty: always. */
  windows: z
    .array(z.object({ weekday: z.number().int().min(1).max(7), from: localTime, to: localTime }))
    .default([]),
  valid_from: instant.nullable().default(null),
  /** The first instant at which it no longer holds. */
  valid_until: instant.nullable().default(null),
  /** Which moment the windows and dates are compared with (rule R37). */
  validate_at: z.enum(['order', 'fulfilment']).default('fulfilment'),
  /** Minor units of items after line deals, before a coupon; inclusive (rule R40). */
  minimum: z.number().int().nonnegative().default(0),
});
export type OfferConditions = z.output<typeof offerConditions>;
