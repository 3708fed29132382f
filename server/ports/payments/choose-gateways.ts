import type { ServerFacts } from '../../facts.ts';
import { cash } from './cash.ts';
import type { PaymentGateways } from './gateway.ts';
import { sandbox } from './sandbox.ts';

/** The sandbox exists in the demo alone, and never in live mode (decisions.md, Ordering). */
export function chooseGateways(
  facts: Pick<ServerFacts, 'demo' | 'paymentEnvironment'>,
): PaymentGateways {
  const mayPlay = facts.demo && facts.paymentEnvironment === 'test';
  return { cash, sandbox: mayPlay ? sandbox : null };
}
