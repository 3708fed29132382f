import type { Database } from '#server/db/client.ts';
import type { ServerOptions } from '../../environment/server-options.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';
import type { SecretKey } from '../../security/secret-key.ts';

type Choice = {
  options: Pick<ServerOptions, 'demo' | 'paymentEnvironment'>;
  db: Database;
  clock: () => Date;
  /** Opens what is sealed and signs the sandbox's webhooks. */
  secretKey: SecretKey;
  stripeApiUrl: string | undefined;
};

/** The sandbox exists in the demo alone, and never in live mode (requirements, Ordering). */
export function chooseGateways({
  options,
  stripeApiUrl: apiUrl,
  ...deps
}: Choice): PaymentGateways {
  const mayPlay = options.demo && options.paymentEnvironment === 'test';
  return {
    sandbox: mayPlay ? createSandbox(deps) : null,
    stripe: createStripe({ ...deps, apiUrl }),
  };
}
