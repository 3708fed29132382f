import type { Stripe } from 'stripe';
import type { PaymentResult } from './gateway.ts';

/** How a payment intent stands, in our words (docs.stripe.com/payments/paymentintents/lifecycle). */
export function resultOfIntent(intent: Stripe.PaymentIntent): PaymentResult {
  const { id: reference, status } = intent;
  const currency = intent.currency.toUpperCase();
  switch (status) {
    case 'succeeded':
      return { outcome: 'succeeded', reference, amount: intent.amount_received, currency };
    case 'requires_capture':
      return { outcome: 'authorised', reference, amount: intent.amount_capturable, currency };
    case 'processing':
      return { outcome: 'processing', reference };
    case 'canceled':
      return { outcome: 'cancelled' };
    default: {
      // A refused card leaves the intent open for another one: its element says why by itself.
      const secret = intent.client_secret;
      if (!secret) throw new Error(`intent ${reference} came without its client secret`);
      return {
        outcome: 'requires_action',
        reference,
        action: {
          kind: 'stripe',
          client_secret: secret,
          capture_method: intent.capture_method === 'manual' ? 'manual' : 'automatic',
        },
      };
    }
  }
}
