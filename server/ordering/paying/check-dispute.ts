import { findDispute, saveDispute } from '../../db/queries/disputes.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { queueDisputeMails } from '../../mails/queue-mail.ts';
import type { CardGatewayName } from '../../ports/payments/gateway.ts';
import { attemptOf } from './attempt-of.ts';
import { gatewayOf } from './gateway-of.ts';

type Disputed = {
  gateway: CardGatewayName;
  payment: Payment;
  order: Pick<OrderRow, 'cartId'>;
  disputeId: string;
};

/**
 * Looks up how a dispute stands after its gateway reported a change, so that its events may come
 * late, twice and in any order: of two questions at once the answer to the later one is stored, and
 * a change after that has an event of its own. A new one is mailed to the restaurant.
 * @throws GatewayUnreachable where it cannot be looked up.
 */
export async function checkDispute(
  deps: Deps,
  tenantId: number,
  { gateway, payment, order: { cartId }, disputeId }: Disputed,
): Promise<void> {
  const { orderId, id: paymentId, currency } = payment;
  const askedAt = deps.clock();
  const state = await gatewayOf(deps, gateway).findDispute(attemptOf(payment), disputeId);
  const details = { tenantId, orderId, dispute: disputeId };
  if (!state) {
    deps.log.warn(details, 'an event about a dispute that its gateway does not know');
    return;
  }
  const { transfers, ...found } = state;
  const isSameCurrency = found.currency === currency;
  // By the rate of the day nobody knows how much of it is disputed: all of it, then.
  const amount = isSameCurrency ? found.amount : payment.amount;
  if (!isSameCurrency) deps.log.warn(details, 'a dispute in another currency than its payment');
  await deps.db.transaction(async (tx) => {
    await lockCart(tx, tenantId, cartId);
    await lockOrder(tx, tenantId, orderId);
    const known = await findDispute(tx, tenantId, { gateway, id: disputeId });
    if (known && known.dispute.updatedAt > askedAt) return;
    const row = { ...found, gateway, paymentId, amount, currency, updatedAt: askedAt };
    const moved = transfers.map((transfer) => ({
      ...transfer,
      amount: isSameCurrency ? transfer.amount : Math.sign(transfer.amount) * amount,
    }));
    await saveDispute(tx, tenantId, row, moved);
    await notifyOrderChange(tx, tenantId, orderId);
    const isOpen = found.status === 'needs_response' || found.status === 'under_review';
    if (!known && isOpen) await queueDisputeMails(tx, { tenantId, gateway, disputeId });
  });
  deps.log.info({ ...details, status: found.status }, 'a payment is disputed');
}
