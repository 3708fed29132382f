import type { Stripe } from 'stripe';
import type { DisputeState } from './gateway.ts';

type Source = Pick<
  Stripe.Dispute,
  'id' | 'amount' | 'reason' | 'status' | 'livemode' | 'created' | 'is_charge_refundable'
> & {
  /** As ISO 4217 writes it, in lower case. */
  currency: string;
  evidence_details: Pick<Stripe.Dispute['evidence_details'], 'due_by'>;
  balance_transactions: readonly Pick<
    Stripe.BalanceTransaction,
    'id' | 'amount' | 'currency' | 'created'
  >[];
};

/** A dispute in our words (docs.stripe.com/disputes/how-disputes-work). */
export function disputeState(dispute: Source): DisputeState {
  const { id, amount, currency, evidence_details: evidence } = dispute;
  const transfers = dispute.balance_transactions.map((moved) => ({
    id: moved.id,
    // Settled in another currency, the sum is that of the dispute by the day's rate.
    amount: moved.currency === currency ? moved.amount : Math.sign(moved.amount) * amount,
    at: instantOf(moved.created),
  }));
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    reason: dispute.reason,
    status: statusOf(dispute.status, transfers),
    isRefundable: dispute.is_charge_refundable,
    // 0 where the bank takes no answer.
    respondBy: evidence.due_by ? instantOf(evidence.due_by) : null,
    isLive: dispute.livemode,
    openedAt: instantOf(dispute.created),
    transfers,
  };
}

/** Stripe counts in seconds. */
const instantOf = (seconds: number) => new Date(seconds * 1000);

function statusOf(status: string, transfers: DisputeState['transfers']): DisputeState['status'] {
  switch (status) {
    case 'warning_needs_response':
    case 'needs_response':
    case 'appeal_needs_response':
      return 'needs_response';
    case 'won':
    case 'lost':
      return status;
    case 'warning_closed':
      return 'closed';
    case 'prevented': {
      // Settled before it became one: by the restaurant's money, or by nobody's.
      const left = transfers.reduce((sum, moved) => sum + moved.amount, 0);
      return left < 0 ? 'lost' : 'closed';
    }
    // `under_review` and its kinds; what Stripe adds one day is looked at by people.
    default:
      return 'under_review';
  }
}
