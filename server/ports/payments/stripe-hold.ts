import type { Stripe } from 'stripe';
import type { CardHold } from './gateway.ts';

/**
 * Reads of Stripe whose money an intent holds and until when; both stand in its charge
 * (docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
export async function readHold(stripe: Stripe, intentId: string): Promise<CardHold> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = intent.latest_charge;
  const card =
    typeof charge === 'object' && charge !== null ? charge.payment_method_details?.card : null;
  const until = card?.capture_before;
  return {
    lastFour: card?.last4 ?? null,
    captureBefore: until === undefined ? null : new Date(until * 1000),
  };
}
