import type { PaymentGateway } from './gateway.ts';
import type { Sandbox } from './sandbox.ts';

/** The gateways of this server; null where it has none (requirements, Ordering). */
export type PaymentGateways = {
  sandbox: Sandbox | null;
  stripe: PaymentGateway<null> | null;
};
