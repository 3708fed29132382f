import { Stripe } from 'stripe';
import { z } from 'zod';
import type { WebhookReading } from './gateway.ts';
import type { StripeKeys } from './stripe-keys.ts';

/** Recordings of webhooks older than this are refused. */
const toleranceSeconds = 300;

const eventObject = z.object({
  object: z.string(),
  id: z.string().optional(),
  payment_intent: z.string().nullish(),
  metadata: z.object({ attempt: z.uuid().optional() }).nullish().catch(null),
});

/** Checks the signature over the raw body by the SDK, then reads what it is about (rule R57). */
export function readStripeWebhook(
  { secretKey, webhookSecret }: StripeKeys,
  rawBody: Buffer,
  signature: string,
  now: Date,
): WebhookReading {
  let event: Stripe.Event;
  try {
    event = new Stripe(secretKey).webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    return { kind: 'refused', reason: 'bad_signature' };
  }
  const about = eventObject.parse(event.data.object);
  const isIntent = about.object === 'payment_intent';
  const isDispute = about.object === 'dispute';
  return {
    kind: 'event',
    event: {
      id: event.id,
      type: event.type,
      reference: (isIntent ? about.id : about.payment_intent) ?? null,
      attemptId: (isIntent && about.metadata?.attempt) || null,
      disputeId: (isDispute && about.id) || null,
      payload: event,
    },
  };
}
