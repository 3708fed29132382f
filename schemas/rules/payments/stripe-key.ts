/** How Stripe's keys begin; the rest is letters and digits. */
export const stripeKeyPatterns = {
  /** Shown to everybody. */
  publishable: /^pk_(test|live)_\w+$/,
  /** A whole or a restricted one. */
  secret: /^[sr]k_(test|live)_\w+$/,
  /** Signs what Stripe sends by itself. */
  webhook: /^whsec_\w+$/,
} as const;

/** Whether it is a key that must stay secret. */
export const isStripeSecret = (text: string): boolean => /^[sr]k_|^whsec_/.test(text);

/** Whether a publishable or secret key is for tests or takes real money; null: it is none. */
export function stripeKeyMode(key: string): 'test' | 'live' | null {
  const mode = /^[psr]k_(test|live)_/.exec(key)?.[1];
  return mode === 'test' || mode === 'live' ? mode : null;
}

/** The events that an endpoint for webhooks has to be sent. */
export const stripeWebhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.amount_capturable_updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;
