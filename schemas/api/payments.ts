import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { order } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf, failureCode } from './wire.ts';

const orderId = z.object({ orderId: z.uuid() });

/** The sandbox takes card numbers itself, for it is a test gateway; real ones never do. */
export const sandboxCard = z.object({
  number: z.string().regex(/^\d[\d ]{11,22}$/, 'Write the card number'),
  expiry: z.string().regex(/^(?:0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Write the expiry like 08/29'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Write the 3 digits on the back'),
});
export type SandboxCard = z.output<typeof sandboxCard>;

/** What the customer has to do before the money moves: their bank asks. */
export const paymentAction = z.discriminatedUnion('kind', [
  /** The sandbox's bank: answered with `answerSandboxChallenge`. */
  z.object({ kind: z.literal('sandbox_challenge'), challenge_id: z.string() }),
  /** Given to Stripe's own element in the browser. */
  z.object({
    kind: z.literal('stripe'),
    client_secret: z.string(),
    /** Its element needs to know how the intent is captured. */
    capture_method: z.enum(['automatic', 'manual']),
  }),
  /** The bank takes its time; `checkPayment` returns the outcome. */
  z.object({ kind: z.literal('wait') }),
]);
export type PaymentAction = z.output<typeof paymentAction>;

const payment = z.object({
  data: order,
  /** null: nothing is left to do. */
  action: paymentAction.nullable(),
});

export const payOrder = endpoint(routes.payOrder, {
  summary: 'Pays an order that waits for payment; paying a paid one again changes nothing.',
  security: ['user', 'guest'],
  params: orderId,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.discriminatedUnion('gateway', [
    z.object({ gateway: z.literal('sandbox'), card: sandboxCard }),
    z.object({ gateway: z.literal('stripe') }),
  ]),
  reply: payment,
  failures: { 402: z.object({ error: z.string(), code: failureCode }) },
});

export const checkPayment = endpoint(routes.checkPayment, {
  summary: 'Asks the gateway how the payment of an order stands, after the customer came back.',
  security: ['user', 'guest'],
  params: orderId,
  reply: payment,
  failures: { 402: z.object({ error: z.string(), code: failureCode }) },
});

export const answerSandboxChallenge = endpoint(routes.answerSandboxChallenge, {
  summary: "The sandbox bank's question, answered; the sandbox then sends its webhook.",
  security: ['user', 'guest'],
  params: z.object({ challengeId: z.string().max(80) }),
  body: z.object({ approve: z.boolean() }),
  reply: dataOf(z.object({ approved: z.boolean() })),
});
