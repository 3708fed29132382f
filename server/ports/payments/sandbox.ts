import type { SandboxCard } from '#schemas/api/payments.ts';
import type { Database } from '#server/db/client.ts';
import {
  changeSandboxPayment,
  countSentWebhook,
  enterSandboxPayment,
  findSandboxPayment,
  giveSandboxRefund,
  leaseDueWebhook,
  listTenantsWithDueWebhooks,
} from '#server/db/queries/sandbox-payments.ts';
import type { SandboxPayment } from '#server/db/queries/sandbox-payments.ts';
import { declineCode } from './decline-code.ts';
import type { PaymentAttempt, PaymentGateway, PaymentResult, Webhook } from './gateway.ts';
import { answerTo } from './sandbox-cards.ts';
import { disputeOfSandbox, isDisputeOpen } from './sandbox-disputes.ts';
import { readSandboxWebhook, signSandboxWebhook } from './sandbox-webhook.ts';
import type { SecretKey } from '../../security/secret-key.ts';

type SandboxNeeds = { db: Database; clock: () => Date; secretKey: SecretKey };

/** A gateway that moves no money, with the bank's side of it. */
export type Sandbox = PaymentGateway<SandboxCard> & {
  /** The customer answered their bank's question; a webhook is then due. */
  answerChallenge(tenantId: number, paymentId: string, approve: boolean): Promise<void>;
  /** The bank goes on with a dispute, or decides it; a webhook is then due. */
  moveDispute(
    tenantId: number,
    paymentId: string,
    status: 'under_review' | 'won' | 'lost' | 'warning_closed',
  ): Promise<void>;
  /** Tenants with webhooks that are due, who waits longest first. */
  listTenantsWithDueWebhooks(): Promise<number[]>;
  /** Sends one webhook of a tenant that is due. @returns false where none is. */
  sendDueWebhook(
    tenantId: number,
    deliver: (webhook: Webhook) => Promise<unknown>,
  ): Promise<boolean>;
};

/** How late the late card is, between its two webhooks too. */
const lateMs = 6000;
/** A webhook that was not delivered is sent again. */
const resendMs = 10_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const taken = ({ capture }: Pick<SandboxPayment, 'capture'>) =>
  capture === 'manual' ? 'authorised' : 'succeeded';

/**
 * The sandbox keeps books as a bank does, apart from ours, so that everything that can go wrong
 * with a real gateway can go wrong with it. A card is looked at and forgotten, but for the last four
 * digits of one that holds money.
 */
export function createSandbox({ db, clock, secretKey }: SandboxNeeds): Sandbox {
  const read = async ({ tenantId, id }: PaymentAttempt): Promise<PaymentResult> => {
    const now = clock();
    const stored = await findSandboxPayment(db, tenantId, id);
    const isDecided =
      stored?.status === 'processing' && stored.webhookAt && stored.webhookAt <= now;
    if (!isDecided) return resultOf(stored);
    await changeSandboxPayment(db, tenantId, id, ['processing'], { status: taken(stored) });
    return resultOf(await findSandboxPayment(db, tenantId, id));
  };

  return {
    canHold: true,

    async confirm(attempt, card) {
      const { tenantId, id, amount, currency, capture } = attempt;
      const now = clock();
      const state = firstState(card, capture, now);
      const isHold = capture === 'manual' && state.status !== 'failed';
      const lastFour = isHold ? card.number.replaceAll(' ', '').slice(-4) : null;
      const entry = { id, amount, currency, capture, lastFour, createdAt: now };
      return resultOf(await enterSandboxPayment(db, tenantId, { ...entry, ...state }));
    },

    retrieve: read,

    async cancel(attempt) {
      const { tenantId, id, amount, currency, capture } = attempt;
      // Entered as cancelled where it never arrived: should it still come, it finds this.
      const entry = { id, amount, currency, capture, createdAt: clock() };
      await enterSandboxPayment(db, tenantId, { ...entry, status: 'cancelled' });
      const open = ['requires_action', 'authorised'] as const;
      await changeSandboxPayment(db, tenantId, id, open, { status: 'cancelled' });
      return read(attempt);
    },

    async capture(attempt, amount) {
      const { tenantId, id } = attempt;
      const stored = await findSandboxPayment(db, tenantId, id);
      const isDisputed = (stored?.disputeReason ?? null) !== null;
      await changeSandboxPayment(db, tenantId, id, ['authorised'], {
        status: 'succeeded',
        ...(stored && amount !== undefined && { amount: Math.min(amount, stored.amount) }),
        ...(isDisputed && disputedFrom(clock())),
      });
      return read(attempt);
    },

    async findHold({ tenantId, id }) {
      const stored = await findSandboxPayment(db, tenantId, id);
      return { lastFour: stored?.lastFour ?? null, captureBefore: null };
    },

    async refund({ tenantId, id: paymentId }, { id, amount }) {
      const stored = await findSandboxPayment(db, tenantId, paymentId);
      if (stored && isDisputeOpen(stored)) return { outcome: 'disputed' };
      const isGiven = await giveSandboxRefund(db, tenantId, { id, paymentId, amount });
      return isGiven
        ? { outcome: 'succeeded', reference: `sandbox_refund_${id}` }
        : { outcome: 'failed', reason: 'There is no such money to give back.' };
    },

    // No bank stands behind it that could send one back.
    findRefund: async (_attempt, reference) => ({ outcome: 'succeeded', reference }),

    async findDispute({ tenantId, id }) {
      const stored = await findSandboxPayment(db, tenantId, id);
      return stored && disputeOfSandbox(stored);
    },

    readWebhook: async (webhook) => readSandboxWebhook(secretKey, webhook, clock()),

    async answerChallenge(tenantId, id, approve) {
      const stored = await findSandboxPayment(db, tenantId, id);
      if (!stored) return;
      await changeSandboxPayment(db, tenantId, id, ['requires_action'], {
        ...(approve
          ? { status: taken(stored) }
          : { status: 'failed', declineCode: 'authentication_failed' }),
        webhooksLeft: 1,
        webhookAt: clock(),
      });
    },

    async moveDispute(tenantId, id, disputeStatus) {
      const now = clock();
      const isDecided = disputeStatus !== 'under_review';
      await changeSandboxPayment(db, tenantId, id, ['succeeded'], {
        disputeStatus,
        ...(isDecided && { disputeClosedAt: now }),
        webhooksLeft: 1,
        webhookAt: now,
      });
    },

    listTenantsWithDueWebhooks: () => listTenantsWithDueWebhooks(db, clock()),

    async sendDueWebhook(tenantId, deliver) {
      const now = clock();
      const due = await leaseDueWebhook(db, tenantId, { now, until: after(now, resendMs) });
      if (!due) return false;
      const { id } = due;
      await changeSandboxPayment(db, tenantId, id, ['processing'], { status: taken(due) });
      // Both copies of a late answer are the same event.
      const dispute = disputeOfSandbox(due);
      const payload = {
        id: dispute ? `event_${id}_${due.disputeStatus}` : `event_${id}`,
        type: dispute ? `charge.dispute.${stepOf(due)}` : 'payment.updated',
        tenant_id: tenantId,
        payment: id,
        dispute: dispute?.id ?? null,
      };
      await deliver({ tenantId, ...signSandboxWebhook(secretKey, payload, now) });
      await countSentWebhook(db, tenantId, id, after(now, lateMs));
      return true;
    },
  };
}

type FirstState = Pick<SandboxPayment, 'status'> &
  Partial<
    Pick<
      SandboxPayment,
      | 'declineCode'
      | 'webhooksLeft'
      | 'webhookAt'
      | 'disputeReason'
      | 'disputeStatus'
      | 'disputedAt'
    >
  >;

/** Charged now, and disputed at once. */
const disputedFrom = (now: Date) => ({ disputedAt: now, webhooksLeft: 1, webhookAt: now });

/** How Stripe names the event. */
const stepOf = ({ disputeStatus, disputeClosedAt }: SandboxPayment) =>
  disputeClosedAt ? 'closed' : disputeStatus === 'under_review' ? 'updated' : 'created';

function firstState(card: SandboxCard, capture: SandboxPayment['capture'], now: Date): FirstState {
  const answer = answerTo(card.number);
  switch (answer.kind) {
    case 'succeeds':
      return { status: taken({ capture }) };
    case 'asks':
      return { status: 'requires_action' };
    case 'is_late':
      return { status: 'processing', webhooksLeft: 2, webhookAt: after(now, lateMs) };
    case 'is_disputed': {
      const dispute = { disputeReason: answer.reason, disputeStatus: answer.status };
      const status = taken({ capture });
      return { status, ...dispute, ...(status === 'succeeded' && disputedFrom(now)) };
    }
    case 'declines':
      return { status: 'failed', declineCode: answer.code };
  }
}

/** What the books say; a payment that is not in them never was. */
function resultOf(stored: SandboxPayment | null): PaymentResult {
  if (!stored) return { outcome: 'cancelled' };
  const reference = `sandbox_${stored.id}`;
  const { status, amount, currency } = stored;
  switch (status) {
    case 'succeeded':
    case 'authorised':
      return { outcome: status, reference, amount, currency };
    case 'requires_action':
      return {
        outcome: 'requires_action',
        reference,
        action: { kind: 'sandbox_challenge', challenge_id: stored.id },
      };
    case 'processing':
      return { outcome: 'processing', reference };
    case 'failed':
      return { outcome: 'declined', code: declineCode(stored.declineCode ?? ''), reference };
    case 'cancelled':
      return { outcome: 'cancelled' };
  }
}
