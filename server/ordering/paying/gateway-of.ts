import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { PaymentGateway } from '../../ports/payments/gateway.ts';

/** The gateway of a stored payment, for all that needs no card. */
export type StoredGateway = Omit<PaymentGateway<null>, 'confirm'>;

/** @throws Error where this server has no such gateway: then its state cannot be had. */
export function gatewayOf(
  { gateways }: Pick<Deps, 'gateways'>,
  name: Payment['gateway'],
): StoredGateway {
  const gateway = name === 'cash' || name === 'gift_card' ? null : gateways[name];
  if (!gateway) throw new Error(`this server cannot reach the gateway ${name}`);
  return gateway;
}
