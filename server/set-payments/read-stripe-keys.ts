import { text } from 'node:stream/consumers';
import { stripeKeyMode } from '#schemas/rules/payments/stripe-key.ts';
import { stripeKeys } from '../ports/payments/stripe-keys.ts';
import type { StripeKeys } from '../ports/payments/stripe-keys.ts';
import { StartupError } from '../errors/startup-error.ts';

type Sources = {
  /** From the environment, in this order; missing ones are read from `input`. */
  given: readonly (string | undefined)[];
  input: NodeJS.ReadableStream;
  publishableKey: string;
};

/**
 * Stripe's two secrets, from the environment or else from two lines of standard input.
 * @throws StartupError that never repeats a secret.
 */
export async function readStripeKeys({
  given,
  input,
  publishableKey,
}: Sources): Promise<StripeKeys> {
  const lines = given.every(Boolean) ? given : (await text(input)).split('\n');
  const [secretKey, webhookSecret] = lines.map((line) => line?.trim());
  const { success, data } = stripeKeys.safeParse({ secretKey, webhookSecret });
  if (!success) {
    throw new StartupError(
      'The secret key must begin with sk_test_, sk_live_, rk_test_ or rk_live_, and the webhook ' +
        'secret with whsec_. See: npm run payments -- --help',
    );
  }
  if (stripeKeyMode(data.secretKey) !== stripeKeyMode(publishableKey)) {
    throw new StartupError('One of the two keys is for tests and the other takes real money.');
  }
  return data;
}
