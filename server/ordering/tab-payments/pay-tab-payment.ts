import type { ReplyOf } from '#schemas/api/contract.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { updateTabPayment } from '../../db/queries/tab-payments.ts';
import type { TabPayment } from '../../db/queries/tab-payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { attemptId } from '../paying/attempt-id.ts';
import { inProgress } from '../paying/begin-payment.ts';
import {
  actionAfter,
  checkOffered,
  confirmAtGateway,
  declined,
  explain,
  paymentEnded,
} from '../paying/confirm-at-gateway.ts';
import type { PaymentSource } from '../paying/confirm-at-gateway.ts';
import { findOwnTab, showOwnTab, showTab, type TabCall } from '../tabs/show-tab.ts';
import {
  askAboutTabPayment,
  attemptOfTab,
  hasOpenAttempt,
  isBeingAsked,
  recordAnswer,
} from './ask-about-tab-payment.ts';
import type { Answer } from './ask-about-tab-payment.ts';
import { beginByHeldCard } from './pay-by-held-card.ts';
import { readBill } from './read-bill.ts';
import { lockTabPayment } from './record-tab-outcome.ts';
import {
  mismatched,
  tabChanged,
  unknownTabPayment,
  wrongPaymentState,
} from './tab-payment-errors.ts';

export type OwnPaymentCall = TabCall & { paymentId: string };
type PayCall = OwnPaymentCall & {
  /** Idempotency-Key: the same one is the same attempt. */
  key: string;
  source: PaymentSource | { gateway: 'held_card' };
};
type Reply = ReplyOf<'payTabPayment'>;
type Asked = TabPayment & { attemptId: string };

/**
 * Charges a card with the part of a bill that its payer has begun to pay, as an order is paid: the
 * attempt is written down and committed, then the gateway is asked with its id as the key, then the
 * outcome is recorded (rules R53, R83).
 * @throws ApiError 402 with the gateway's refusal, 404, 409 while another attempt moves money, where
 * another amount did, or where the bill got smaller meanwhile, 422 for a gateway that is not offered,
 * 503 where it does not answer.
 */
export async function payTabPayment(deps: Deps, call: PayCall): Promise<Reply> {
  const { gateway } = call.source;
  // A card that is held already pays by the gateway that holds it.
  if (gateway !== 'held_card') await checkOffered(deps, call.tenant.id, gateway);
  return replyAfter(deps, call, await attempt(deps, call).catch(explain));
}

/** Asks the gateway how a payment stands, after its payer came back from their bank. @throws as payTabPayment. */
export async function checkTabPayment(deps: Deps, call: OwnPaymentCall): Promise<Reply> {
  const payment = await inTransaction(deps.pool, async (tx) => {
    const own = await lockOwnPayment(tx, call, deps.clock());
    return own.payment;
  });
  if (payment.status === 'mismatched') throw mismatched();
  if (isBeingAsked(payment, deps.clock())) {
    return { ...(await replyAfter(deps, call, null)), action: { kind: 'wait' } };
  }
  if (hasOpenAttempt(payment)) {
    const answer = askAboutTabPayment(deps, 'retrieve', payment);
    return replyAfter(deps, call, await answer.catch(explain));
  }
  const refused = isHeld(payment) ? payment.failureCode : null;
  if (refused !== null && refused !== 'abandoned') throw declined(refused);
  return replyAfter(deps, call, null);
}

/** @throws ApiError 404 where the tab, or the payment, is not the caller's */
export async function lockOwnPayment(tx: Database, call: OwnPaymentCall, now: Date) {
  const { tab: seen, guest } = await findOwnTab(tx, call, now);
  const found = await lockTabPayment(tx, call.tenant.id, { id: call.paymentId, tabId: seen.id });
  if (found.payment.guestId !== guest.id) throw unknownTabPayment();
  return { ...found, guest };
}

async function attempt(deps: Deps, call: PayCall): Promise<Answer | null> {
  for (;;) {
    const next = await inTransaction(deps.pool, (tx) => begin(tx, call, deps.clock()));
    if (next.step === 'done') return null;
    const { payment } = next;
    if (next.step === 'cancel') {
      const ended = await askAboutTabPayment(deps, 'cancel', payment);
      if (ended.result.outcome === 'processing') throw inProgress();
      if (ended.recorded !== 'recorded') return ended;
      continue;
    }
    const { source } = call;
    if (next.step === 'take' || source.gateway === 'held_card') {
      const answer = await askAboutTabPayment(deps, 'retrieve', payment);
      if (answer.result.outcome === 'cancelled') throw declined('card_declined');
      return answer;
    }
    const result = await confirmAtGateway(deps, attemptOfTab(payment), source);
    const answer = await recordAnswer(deps, payment, result);
    // It was ended at the gateway meanwhile: this key is used up.
    if (result.outcome === 'cancelled') throw paymentEnded();
    return answer;
  }
}

type Begun =
  | { step: 'done' }
  /** `take`: of a card that is held. */
  | { step: 'confirm' | 'cancel' | 'take'; payment: Asked };

/** Writes down an attempt before the gateway is called; an older one is ended first (rule R60). */
async function begin(tx: Database, call: PayCall, now: Date): Promise<Begun> {
  const { tenant, paymentId } = call;
  const { gateway } = call.source;
  const { tab, payment, guest } = await lockOwnPayment(tx, call, now);
  if (payment.status === 'mismatched') throw mismatched();
  if (payment.status === 'succeeded' || payment.status === 'surplus') return { step: 'done' };
  if (!isHeld(payment) || payment.gateway === 'cash') throw wrongPaymentState();
  if (payment.heldCardId !== null && hasOpenAttempt(payment)) return { step: 'take', payment };
  const id = attemptId(paymentId, call.key);
  const isSame = payment.attemptId === id;
  if (isSame && payment.failureCode === 'abandoned') throw paymentEnded();
  if (isSame && payment.failureCode !== null) throw declined(payment.failureCode);
  if (hasOpenAttempt(payment)) {
    if (isSame) return { step: 'confirm', payment };
    if (isBeingAsked(payment, now)) throw inProgress();
    // One intent of Stripe's takes card after card.
    const goesOn = payment.gateway === 'stripe' && gateway === 'stripe';
    return { step: goesOn ? 'confirm' : 'cancel', payment };
  }
  if ((await readBill(tx, tab)).isTooMuchHeld) {
    throw tabChanged(await showTab(tx, tenant, { tabId: tab.id, ownGuestId: guest.id }));
  }
  if (gateway === 'held_card') {
    return { step: 'take', payment: await beginByHeldCard(tx, payment, now) };
  }
  const begun = {
    status: 'pending',
    gateway,
    attemptId: id,
    attemptAt: now,
    reference: null,
    failureCode: null,
  } as const;
  await updateTabPayment(tx, tenant.id, paymentId, begun);
  return { step: 'confirm', payment: { ...payment, ...begun } };
}

async function replyAfter(deps: Deps, call: TabCall, answer: Answer | null): Promise<Reply> {
  const result = answer?.result;
  if (answer?.recorded === 'mismatched') throw mismatched();
  if (result?.outcome === 'declined') throw declined(result.code);
  const data = await showOwnTab(deps, call);
  return { data, action: actionAfter(result) };
}
