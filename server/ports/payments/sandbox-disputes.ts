import { hourMs } from '#schemas/rules/time/minute.ts';
import type { SandboxPayment } from '#server/db/queries/sandbox-payments.ts';
import type { DisputeState } from './gateway.ts';
import { disputeState } from './stripe-dispute.ts';

/** How long the sandbox's bank waits for an answer. */
const answerMs = 7 * 24 * hourMs;

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** A dispute of the sandbox's books, read as one of Stripe's; null: the payment is not disputed. */
export function disputeOfSandbox(stored: SandboxPayment): DisputeState | null {
  const { id, amount, disputeReason: reason, disputeStatus: status, disputedAt } = stored;
  if (reason === null || status === null || disputedAt === null) return null;
  const currency = stored.currency.toLowerCase();
  const isInquiry = status.startsWith('warning_');
  const transfer = (name: string, moved: number, at: Date) => ({
    id: `sandbox_${name}_${id}`,
    amount: moved,
    currency,
    created: seconds(at),
  });
  const { disputeClosedAt } = stored;
  return disputeState({
    id: `sandbox_dispute_${id}`,
    amount,
    currency,
    reason,
    status,
    livemode: false,
    created: seconds(disputedAt),
    is_charge_refundable: isInquiry,
    evidence_details: {
      due_by: disputeClosedAt ? null : seconds(new Date(disputedAt.getTime() + answerMs)),
    },
    balance_transactions: [
      ...(isInquiry ? [] : [transfer('withdrawn', -amount, disputedAt)]),
      ...(status === 'won' && disputeClosedAt
        ? [transfer('reinstated', amount, disputeClosedAt)]
        : []),
    ],
  });
}

/** Whether the bank has, or wants, the money itself, so that none of it is refunded. */
export function isDisputeOpen(stored: SandboxPayment): boolean {
  const dispute = disputeOfSandbox(stored);
  return dispute !== null && !dispute.isRefundable && dispute.status !== 'won';
}
