import { findOrderById } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isBeingAsked, isOpen } from './attempt-of.ts';
import { askGateway } from './ask-gateway.ts';

/**
 * `clear`: no money moves or can move any more. `paid`: the money had moved after all, and the
 * order stands. `under_way`: a payment is being made this moment, so leave the order alone.
 */
export type Settled = 'clear' | 'paid' | 'under_way';

/**
 * Ends the open payments of an order at their gateways before the order is replaced or expires, or
 * finds them paid (rule R60). It talks to gateways: never call it within a transaction.
 * @throws GatewayUnreachable where a gateway does not answer; then nothing is known.
 */
export async function settleOpenPayments(
  deps: Deps,
  tenantId: number,
  orderId: string,
): Promise<Settled> {
  const order = await findOrderById(deps.db, tenantId, orderId);
  if (!order) return 'clear';
  const open = (await findPaymentsOfOrder(deps.db, tenantId, orderId)).filter(isOpen);
  if (open.some((payment) => isBeingAsked(payment, deps.clock()))) return 'under_way';
  let settled: Settled = 'clear';
  for (const payment of open) {
    const { result, recorded } = await askGateway(deps, tenantId, 'cancel', { payment, order });
    if (recorded === 'paid') settled = 'paid';
    // Its bank has not decided, and such a payment cannot be cancelled.
    else if (result.outcome === 'processing' && settled === 'clear') settled = 'under_way';
  }
  return settled;
}
