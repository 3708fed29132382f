import type { Sandbox } from './sandbox.ts';
import type { StripeGateway } from './stripe.ts';

/** The gateways of this server; null where it has none (requirements, Ordering). */
export type PaymentGateways = {
  sandbox: Sandbox | null;
  stripe: StripeGateway | null;
};
