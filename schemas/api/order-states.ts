import { z } from 'zod';

/** States only move forward (rule R56). */
export const orderStatus = z.enum([
  'pending_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
  'expired',
]);
export type OrderStatus = z.output<typeof orderStatus>;

/**
 * What becomes of an order that its restaurant does not answer in time: it waits on, the program
 * accepts it, or it is rejected (rule R61).
 */
export const unansweredOutcomes = ['wait', 'accept', 'reject'] as const;
export const unansweredOutcome = z.enum(unansweredOutcomes);
export type UnansweredOutcome = z.output<typeof unansweredOutcome>;

export const paymentMethod = z.enum(['card', 'cashOnDelivery']);
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What a customer can choose; `tab`: it is written on the bill of their table (rule R82). */
export const placedPaymentMethod = z.enum([...paymentMethod.options, 'tab']);

/** How an order is paid: by the chosen way, or by none where there is nothing to pay. */
export const orderPaymentMethod = z.enum([...placedPaymentMethod.options, 'none']);
export type OrderPaymentMethod = z.output<typeof orderPaymentMethod>;

/**
 * Why a tip stands: `charged`, the card was; `refunded`, money of the order went back; `nothing_due`,
 * no payment is open that it could be added to; `several_payments`, items were changed since, and
 * which of the payments has the tip is not known; `on_tab`, whoever pays of a tab adds their own.
 */
export const tipFixed = z.enum([
  'charged',
  'being_charged',
  'refunded',
  'not_paid_yet',
  'nothing_due',
  'several_payments',
  'on_tab',
  'over',
]);
export type TipFixed = z.output<typeof tipFixed>;

/**
 * `authorised` is held and taken when the restaurant accepts (rule R61); an order with nothing to
 * pay is `paid` from the beginning. It stays `paid` where a part of it went back: `refunds` lists
 * that. `refunded`: nothing is left of it.
 */
export const paymentState = z.enum([
  'unpaid',
  'authorised',
  'paid',
  'refund_pending',
  'refunded',
  'voided',
]);
export type PaymentState = z.output<typeof paymentState>;
