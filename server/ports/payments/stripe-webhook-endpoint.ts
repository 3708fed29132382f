import type { Stripe } from 'stripe';
import { stripeWebhookEvents } from '#schemas/rules/payments/stripe-key.ts';
import { publicHosts } from './stripe-wallet-domains.ts';

/** An endpoint that was made at Stripe; its secret is told this once. */
export type MadeEndpoint = { id: string; secret: string };

/** Whether Stripe can send something to an address: https, at a name of the internet. */
export function isReachableByStripe(address: string): boolean {
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'https:' && port === '' && publicHosts([hostname]).length === 1;
}

/**
 * Makes an endpoint for the events that payments need.
 * @throws Error where Stripe made one that is off, or tells no secret
 */
export async function makeEndpoint(
  stripe: Stripe,
  url: string,
  options: Stripe.RequestOptions,
): Promise<MadeEndpoint> {
  const { id, secret, status } = await stripe.webhookEndpoints.create(
    { url, enabled_events: [...stripeWebhookEvents], description: 'Servery' },
    options,
  );
  if (!secret || status !== 'enabled') throw new Error(`Stripe made an endpoint that is ${status}`);
  return { id, secret };
}

/** Takes away every endpoint with this address but one: their secrets are known to nobody any more. */
export async function removeOtherEndpoints(
  stripe: Stripe,
  { url, keptId }: { url: string; keptId: string },
  options: Stripe.RequestOptions,
): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, options);
  const others = data.filter((one) => one.url === url && one.id !== keptId);
  for (const { id } of others) await stripe.webhookEndpoints.del(id, {}, options);
}
