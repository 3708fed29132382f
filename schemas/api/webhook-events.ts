import { z } from 'zod';
import { orderStatus } from './order-states.ts';
import { reservationEventType, reservationPayloads } from './reservation-webhooks.ts';
import { staffOrder } from './staff.ts';
import { id, instant, money } from './wire.ts';

const orderEventType = z.enum(['order.placed', 'order.changed', 'order.refunded']);
export type OrderEventType = z.output<typeof orderEventType>;

/** What a webhook can be about. */
export const webhookEventType = z.enum([
  ...orderEventType.options,
  ...reservationEventType.options,
]);
export type WebhookEventType = z.output<typeof webhookEventType>;

/** What of an order changed; none of them: its tip, or something that its reason tells. */
export const webhookChange = z.enum(['status', 'time', 'lines', 'table']);
export type WebhookChange = z.output<typeof webhookChange>;

const ofOrder = {
  /** An owner tries the site with it: nobody makes it, and nobody pays for it. */
  is_test: z.boolean(),
  restaurant_id: id,
  order_id: z.uuid(),
  order_number: z.string(),
  /**
   * As it is when this is sent, not as it was when it happened: what comes late or twice never
   * brings back a state that has passed.
   */
  order: staffOrder,
};

/** When it happened. */
const timestamp = instant;

const orderPlaced = z.object({
  type: z.literal('order.placed'),
  timestamp,
  /** `status` is `accepted` where the restaurant takes orders without asking. */
  data: z.object({ ...ofOrder, status: orderStatus }),
});
const orderChanged = z.object({
  type: z.literal('order.changed'),
  timestamp,
  data: z.object({
    ...ofOrder,
    changed: z.array(webhookChange),
    status: orderStatus,
    /** Why; the customer read it. */
    reason: z.string(),
    promised_at: instant,
  }),
});
const orderRefunded = z.object({
  type: z.literal('order.refunded'),
  timestamp,
  data: z.object({
    ...ofOrder,
    refund: z.object({ id: z.uuid(), amount: money, currency: z.string(), reason: z.string() }),
  }),
});
/** What the owner's button sends. */
const test = z.object({
  type: z.literal('test'),
  timestamp,
  data: z.object({ message: z.string() }),
});

/** The body of a webhook, by its type. */
export const webhookPayloads = {
  'order.placed': orderPlaced,
  'order.changed': orderChanged,
  'order.refunded': orderRefunded,
  ...reservationPayloads,
  test,
} as const;

export const webhookPayload = z.discriminatedUnion('type', [
  orderPlaced,
  orderChanged,
  orderRefunded,
  ...Object.values(reservationPayloads),
  test,
]);
export type WebhookPayload = z.output<typeof webhookPayload>;
