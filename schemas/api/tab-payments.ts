import { z } from 'zod';
import { pointsToRedeem } from './cart-loyalty.ts';
import { endpoint } from './endpoint.ts';
import { paymentAction, sandboxCard } from './payments.ts';
import { tabPaymentRoutes } from './tab-routes.ts';
import { tab, tabConflict, tabShare } from './tabs.ts';
import { dataOf, failureCode, plainLine } from './wire.ts';

const key = z.object({ 'idempotency-key': z.string().min(16).max(80) });
const tabId = z.object({ tabId: z.uuid() });
const paymentId = z.object({ tabId: z.uuid(), paymentId: z.uuid() });

/** Fields of a payment that guests and staff share. */
export const tabPaymentParts = {
  what: tabShare,
  /** In the major unit. */
  tip_amount: z.union([z.number(), z.string()]).default(0),
  /** Amount that the payer saw, without the tip; another one is `tab_changed`. */
  expected_amount: z.union([z.number(), z.string()]),
};

const begun = z.object({ data: tab, payment_id: z.uuid() });
const beginTabPayment = endpoint(tabPaymentRoutes.beginTabPayment, {
  summary:
    'Takes a part of the bill to be paid by the caller, so that nobody else pays it too; where points and gift cards pay all of it, it is paid. The same key is the same payment (rule R83).',
  security: ['user', 'guest'],
  params: tabId,
  headers: key,
  body: z.object({
    ...tabPaymentParts,
    /** Means that pays what points and gift cards leave. */
    method: z.enum(['card', 'cash']),
    /** Points of the caller, of which as many are used as the part takes (rule R76). */
    points: pointsToRedeem.default(0),
    /** Handles of gift cards (lookUpGiftCard), in the order in which they pay (rule R67). */
    gift_cards: z.array(plainLine.max(100)).max(5).default([]),
  }),
  status: 201,
  reply: begun,
  failures: tabConflict,
});

const paid = z.object({
  data: tab,
  /** null: nothing is left to do. */
  action: paymentAction.nullable(),
});
const declined = { 402: z.object({ error: z.string(), code: failureCode }) };

const payTabPayment = endpoint(tabPaymentRoutes.payTabPayment, {
  summary: 'Pays by card what was begun; paying it again changes nothing.',
  security: ['user', 'guest'],
  params: paymentId,
  headers: key,
  body: z.discriminatedUnion('gateway', [
    z.object({ gateway: z.literal('sandbox'), card: sandboxCard }),
    z.object({ gateway: z.literal('stripe') }),
    /** The card that the caller left at the table (holdCard). */
    z.object({ gateway: z.literal('held_card') }),
  ]),
  reply: paid,
  failures: declined,
});

const checkTabPayment = endpoint(tabPaymentRoutes.checkTabPayment, {
  summary: 'Asks the gateway how a payment of the caller stands.',
  security: ['user', 'guest'],
  params: paymentId,
  body: z.object({}),
  reply: paid,
  failures: declined,
});

const dropTabPayment = endpoint(tabPaymentRoutes.dropTabPayment, {
  summary: 'Gives up a payment that was begun and not paid: others may pay that part again.',
  security: ['user', 'guest'],
  params: paymentId,
  reply: dataOf(tab),
});

export const tabPaymentEndpoints = {
  beginTabPayment,
  payTabPayment,
  checkTabPayment,
  dropTabPayment,
};
