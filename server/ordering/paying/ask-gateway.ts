import type { OrderRow } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { attemptOf } from './attempt-of.ts';
import type { PaymentResult } from '../../ports/payments/gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { recordOutcome } from './record-outcome.ts';
import type { Recorded } from './record-outcome.ts';

export type Answer = { result: PaymentResult; recorded: Recorded };

type Question = { payment: Payment; order: Pick<OrderRow, 'cartId'> };

/**
 * Asks the gateway about a stored attempt and records what it says, in a transaction of its own.
 * @throws GatewayUnreachable where it does not answer.
 */
export async function askGateway(
  deps: Deps,
  tenantId: number,
  what: 'retrieve' | 'cancel',
  { payment, order }: Question,
): Promise<Answer> {
  const result = await gatewayOf(deps, payment.gateway)[what](attemptOf(payment));
  const now = deps.clock();
  const recorded = await deps.db.transaction((tx) =>
    recordOutcome(tx, tenantId, deps, { payment, order, result, now }),
  );
  return { result, recorded };
}
