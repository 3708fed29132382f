import type { Actor } from '../../db/queries/order-events.ts';
import type { Database } from '../../db/client.ts';
import { insertOrderRefund, insertRefund, updateRefund } from '../../db/queries/refunds.ts';
import type { OrderRefund, Refund } from '../../db/queries/refunds.ts';
import type { RefundTender } from '#schemas/rules/refunds/split-over-tenders.ts';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { returnToGiftCard } from '../gift-cards/return-to-gift-card.ts';
import { publishRefund } from './publish-refund.ts';

/** Who gives money back. */
export type RefundedBy = {
  actor: Actor;
  staff: { id: string; name: string; role: StaffRole } | null;
};

type NewRefund = Pick<OrderRefund, 'orderId' | 'kind' | 'currency' | 'reason'> &
  Partial<Pick<OrderRefund, 'selection' | 'requestKey' | 'requestHash' | 'cashRounding'>> & {
    by: RefundedBy;
    /** How much goes over which payment, in minor units. */
    transfers: readonly (Pick<Refund, 'paymentId' | 'amount'> & { kind: RefundTender['kind'] })[];
    now: Date;
  };

/**
 * Writes money that goes back into the ledger, and what of it goes over which payment, in the
 * caller's transaction, which holds the order's lock and has seen that so much is left. A card's
 * gateway is asked by a job (server/jobs/send-refunds.ts); cash is given at the counter and a gift card
 * has it at once, and so has the customer a mail of it.
 */
export async function writeRefund(
  tx: Database,
  tenantId: number,
  { by: { actor, staff }, transfers, now, ...refund }: NewRefund,
): Promise<void> {
  const { orderId, reason } = refund;
  const { id: orderRefundId } = await insertOrderRefund(tx, tenantId, {
    ...refund,
    amount: transfers.reduce((sum, { amount }) => sum + amount, 0),
    actor,
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? null,
    staffRole: staff?.role ?? null,
    createdAt: now,
  });
  for (const { kind, paymentId, amount } of transfers) {
    const status = kind === 'card' ? 'pending' : 'succeeded';
    const transfer = { paymentId, orderRefundId, amount, reason, status, now } as const;
    const refundId = await insertRefund(tx, tenantId, transfer);
    if (kind === 'gift_card') {
      const returned = { orderId, paymentId, amount, reason, staff, now };
      const replaced = await returnToGiftCard(tx, tenantId, returned);
      if (replaced) {
        const { instead, cardId: replacementCardId } = replaced;
        await updateRefund(tx, tenantId, refundId, { instead, replacementCardId });
      }
    }
    if (kind !== 'card') await publishRefund(tx, tenantId, { orderId, refundId, now });
  }
}
