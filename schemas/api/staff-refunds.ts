import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dispute } from './refunds.ts';
import { routes } from './routes.ts';
import { staffOrder } from './staff.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, idText, instant, money, plainText } from './wire.ts';

const units = z.number().int().min(1).max(99);
const amount = z.union([z.number(), z.string()]);

export const refundOrder = endpoint(routes.refundOrder, {
  summary:
    'Gives back money of an order that was accepted; the same key gives it back once (rule R71).',
  security: ['staff'],
  scope: 'orders:refund',
  roles: everyRole,
  params: z.object({ orderId: z.uuid() }),
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.object({
    what: z.discriminatedUnion('kind', [
      /** What is left of it. */
      z.object({ kind: z.literal('all') }),
      z.object({
        kind: z.literal('items'),
        items: z
          .array(
            z.object({
              line_id: id,
              /** Which of the line's parts, from 0; null: the whole of it. */
              part: z.number().int().min(0).max(99).nullable(),
              quantity: units,
            }),
          )
          .max(400),
        fees: z.boolean().default(false),
        tip: z.boolean().default(false),
      }),
      z.object({ kind: z.literal('amount') }),
    ]),
    /** What staff saw, in the major unit: where it comes to another amount, nothing is given back. */
    amount,
    /** The customer reads it. */
    reason: plainText.min(1).max(300),
  }),
  reply: dataOf(staffOrder),
});
export type RefundOrderBody = z.input<typeof refundOrder.body>;

/** In the major unit of `currency`; 0: people of the role staff refund nothing. */
const refundLimit = z.object({ limit: money, currency: z.string() });

export const getRefundLimit = endpoint(routes.getRefundLimit, {
  summary: 'How much of one order people of the role staff may refund.',
  security: ['staff'],
  params: z.object({ restaurantId: idText }),
  reply: dataOf(refundLimit),
});

export const setRefundLimit = endpoint(routes.setRefundLimit, {
  summary: 'Sets how much of one order people of the role staff may refund.',
  security: ['staff'],
  params: z.object({ restaurantId: idText }),
  body: z.object({ limit: amount }),
  reply: dataOf(refundLimit),
});

export const listDisputes = endpoint(routes.listDisputes, {
  summary: 'Payments that are disputed and not decided, the one to be answered first comes first.',
  security: ['staff'],
  roles: everyRole,
  query: z.object({ restaurant_id: idText.optional() }),
  reply: dataOf(
    z.array(
      dispute.extend({
        order_id: z.uuid(),
        order_number: z.string(),
        placed_at: instant,
        currency: z.string(),
        restaurant: z.object({ id, name: z.string(), time_zone: z.string() }),
      }),
    ),
  ),
});
export type OpenDispute = z.output<typeof listDisputes.reply>['data'][number];
