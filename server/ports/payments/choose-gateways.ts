import type { Database } from '#server/db/client.ts';
import type { ServerFacts } from '../../environment/server-options.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';

type Choice = {
  facts: Pick<ServerFacts, 'demo' | 'paymentEnvironment'>;
  db: Database;
  clock: () => Date;
  /** Opens what is sealed and signs the sandbox's webhooks. */
  secretKey: Buffer;
  stripeApiUrl: string | undefined;
};

/** The sandbox exists in the demo alone, and never in live mode (requirements, Ordering). */
export function chooseGateways({
  facts,
  stripeApiUrl: apiUrl,
  ...grounds
}: Choice): PaymentGateways {
  const mayPlay = facts.demo && facts.paymentEnvironment === 'test';
  return {
    sandbox: mayPlay ? createSandbox(grounds) : null,
    stripe: createStripe({ ...grounds, apiUrl }),
  };
}
