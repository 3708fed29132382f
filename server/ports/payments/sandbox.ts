import type { SandboxCard } from '#schemas/api/payments.ts';
import type { Database } from '#server/db/client.ts';
import {
  changeSandboxPayment,
  countSentWebhook,
  enterSandboxPayment,
  findSandboxPayment,
  giveSandboxRefund,
  leaseDueWebhook,
} from '#server/db/queries/sandbox-payments.ts';
import type { SandboxPayment } from '#server/db/queries/sandbox-payments.ts';
import { declineCode } from './decline-sentence.ts';
import type { PaymentAttempt, PaymentGateway, PaymentResult, Webhook } from './gateway.ts';
import { answerTo } from './sandbox-cards.ts';
import { readSandboxWebhook, signSandboxWebhook } from './sandbox-webhook.ts';

type SandboxNeeds = { db: Database; clock: () => Date; secretKey: Buffer };

/** A gateway that moves no money, with the bank's side of it. */
export type Sandbox = PaymentGateway<SandboxCard> & {
  /** The customer answered their bank's question; a webhook is then due. */
  answerChallenge(tenantId: number, paymentId: string, approve: boolean): Promise<void>;
  /** Sends one webhook that is due. @returns false where none is. */
  sendDueWebhook(deliver: (webhook: Webhook) => Promise<unknown>): Promise<boolean>;
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
 * with a real gateway can go wrong with it. A card is looked at and forgotten, never stored.
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
    async confirm(attempt, card) {
      const { tenantId, id, amount, currency, capture } = attempt;
      const now = clock();
      const entry = { id, amount, currency, capture, createdAt: now };
      return resultOf(
        await enterSandboxPayment(db, tenantId, { ...entry, ...firstState(card, capture, now) }),
      );
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

    async capture(attempt) {
      await changeSandboxPayment(db, attempt.tenantId, attempt.id, ['authorised'], {
        status: 'succeeded',
      });
      return read(attempt);
    },

    async refund({ tenantId, id: paymentId }, { id, amount }) {
      const isGiven = await giveSandboxRefund(db, tenantId, { id, paymentId, amount });
      return isGiven
        ? { outcome: 'succeeded', reference: `sandbox_refund_${id}` }
        : { outcome: 'failed', reason: 'There is no such money to give back.' };
    },

    // No bank stands behind it that could send one back.
    findRefund: async (_attempt, reference) => ({ outcome: 'succeeded', reference }),

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

    async sendDueWebhook(deliver) {
      const now = clock();
      const due = await leaseDueWebhook(db, now, after(now, resendMs));
      if (!due) return false;
      const { tenantId, id } = due;
      await changeSandboxPayment(db, tenantId, id, ['processing'], { status: taken(due) });
      // Both copies of a late answer are the same event.
      const payload = {
        id: `event_${id}`,
        type: 'payment.updated',
        tenant_id: tenantId,
        payment: id,
      };
      await deliver({ tenantId, ...signSandboxWebhook(secretKey, payload, now) });
      await countSentWebhook(db, tenantId, id, after(now, lateMs));
      return true;
    },
  };
}

type FirstState = Pick<SandboxPayment, 'status'> &
  Partial<Pick<SandboxPayment, 'declineCode' | 'webhooksLeft' | 'webhookAt'>>;

function firstState(card: SandboxCard, capture: SandboxPayment['capture'], now: Date): FirstState {
  const answer = answerTo(card.number);
  switch (answer.kind) {
    case 'succeeds':
      return { status: taken({ capture }) };
    case 'asks':
      return { status: 'requires_action' };
    case 'is_late':
      return { status: 'processing', webhooksLeft: 2, webhookAt: after(now, lateMs) };
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
