import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import type { PaymentAction } from '#schemas/api/payments.ts';
import type { Database } from '../../db/client.ts';
import { findPaymentsOfCard, insertGiftCardPayment } from '../../db/queries/gift-card-payments.ts';
import type { GiftCardPayment } from '../../db/queries/gift-card-payments.ts';
import { lockGiftCards } from '../../db/queries/gift-cards.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { purchaseView } from './gift-card-view.ts';
import { underWaySince } from '../../domain/order/pending-order.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PaymentAttempt, PaymentResult } from '../../ports/payments/gateway.ts';
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
import { findOwnCard } from './buy-gift-card.ts';
import { recordCardOutcome } from './record-card-outcome.ts';
import type { CardRecorded } from './record-card-outcome.ts';

type Own = { tenant: Tenant; shopperId: string; giftCardId: string };
type PayCall = Own & {
  /** Idempotency-Key: the same one is the same attempt. */
  key: string;
  source: PaymentSource;
};
type Reply = { data: GiftCardPurchase; action: PaymentAction | null };
type Answer = { result: PaymentResult; recorded: CardRecorded };

/**
 * Pays a card by the tenant's gateway, as an order is paid: the attempt is written down and committed,
 * then the gateway is asked with its id as the key, then the outcome is recorded (rules R53, R66).
 * @throws ApiError 402 with the gateway's refusal, 404, 409 while another attempt moves money or where
 * another amount did, 422 for a gateway that is not offered, 503 where it does not answer.
 */
export async function payGiftCard(deps: Deps, call: PayCall): Promise<Reply> {
  const card = await findOwnCard(deps, call);
  if (card.state === 'active') return { data: purchaseView(card), action: null };
  if (card.state === 'void') throw calledOff();
  await checkOffered(deps, call.tenant.id, call.source.gateway);
  const answer = await attempt(deps, call).catch(explain);
  return replyAfter(deps, call, answer);
}

/** Asks the gateway how a card's payment stands, after its buyer came back from their bank. @throws as payGiftCard. */
export async function checkGiftCardPayment(deps: Deps, call: Own): Promise<Reply> {
  const payments = await findPaymentsOfCard(deps.db, call.tenant.id, call.giftCardId);
  // After its payments: what was settled between the two has made the card active.
  const card = await findOwnCard(deps, call);
  if (payments.some(({ status }) => status === 'mismatched')) throw mismatched();
  const open = payments.findLast(isOpen);
  if (card.state !== 'pending' || !open) {
    const refused = card.state === 'pending' ? payments.at(-1)?.failureCode : null;
    if (refused && refused !== 'abandoned') throw declined(refused);
    return { data: purchaseView(card), action: null };
  }
  return replyAfter(deps, call, await askAboutCard(deps, open).catch(explain));
}

/** Asks the gateway about a stored attempt and records what it says. @throws GatewayUnreachable */
export async function askAboutCard(deps: Deps, payment: GiftCardPayment): Promise<Answer> {
  const result = await gatewayOfCard(deps, payment).retrieve(attemptOf(payment));
  return record(deps, payment, result);
}

async function attempt(deps: Deps, call: PayCall): Promise<Answer | null> {
  const { tenant, giftCardId, source } = call;
  const id = attemptId(giftCardId, call.key);
  for (;;) {
    const next = await deps.db.transaction((tx) =>
      begin(tx, deps, { tenant, giftCardId, id, source }),
    );
    if (next.step === 'done') return null;
    const { payment } = next;
    if (next.step === 'cancel') {
      const result = await gatewayOfCard(deps, payment).cancel(attemptOf(payment));
      const ended = await record(deps, payment, result);
      if (result.outcome === 'processing') throw inProgress();
      if (ended.recorded === 'paid') return ended;
      continue;
    }
    const result = await confirmAtGateway(deps, attemptOf(payment), source);
    const answer = await record(deps, payment, result);
    // It was ended at the gateway meanwhile: this key is used up.
    if (result.outcome === 'cancelled') throw paymentEnded();
    return answer;
  }
}

type Begun = { step: 'done' } | { step: 'confirm' | 'cancel'; payment: GiftCardPayment };

/** Writes down an attempt before the gateway is called; an older one is ended first (rule R60). */
async function begin(
  tx: Database,
  { clock }: Pick<Deps, 'clock'>,
  {
    tenant,
    giftCardId,
    id,
    source: { gateway },
  }: Pick<PayCall, 'tenant' | 'giftCardId' | 'source'> & { id: string },
): Promise<Begun> {
  const [found] = await lockGiftCards(tx, tenant.id, [giftCardId]);
  if (!found) throw new Error(`gift card ${giftCardId} vanished before it was paid`);
  const { card } = found;
  if (card.state === 'active') return { step: 'done' };
  if (card.state === 'void') throw calledOff();
  const tried = await findPaymentsOfCard(tx, tenant.id, giftCardId);
  if (tried.some(({ status }) => status === 'mismatched')) throw mismatched();
  const same = tried.find((payment) => payment.id === id);
  if (same?.status === 'failed') throw declined(same.failureCode ?? '');
  if (same) return { step: 'confirm', payment: same };
  const now = clock();
  const open = tried.find(isOpen);
  if (open?.reference === null && open.createdAt > underWaySince(now)) throw inProgress();
  // One intent of Stripe's takes card after card.
  if (open?.gateway === 'stripe' && gateway === 'stripe') return { step: 'confirm', payment: open };
  if (open) return { step: 'cancel', payment: open };
  const { amount, currency } = card;
  const payment: GiftCardPayment = {
    tenantId: tenant.id,
    id,
    giftCardId,
    gateway,
    status: 'pending',
    amount,
    currency,
    reference: null,
    failureCode: null,
    createdAt: now,
    takenAt: null,
  };
  await insertGiftCardPayment(tx, payment);
  return { step: 'confirm', payment };
}

async function record(
  deps: Deps,
  payment: GiftCardPayment,
  result: PaymentResult,
): Promise<Answer> {
  const now = deps.clock();
  const recorded = await deps.db.transaction((tx) =>
    recordCardOutcome(tx, payment.tenantId, deps, { payment, result, now }),
  );
  return { result, recorded };
}

async function replyAfter(deps: Deps, call: Own, answer: Answer | null): Promise<Reply> {
  const result = answer?.result;
  if (result?.outcome === 'declined') throw declined(result.code);
  if (answer?.recorded === 'mismatched') throw mismatched();
  const card = await findOwnCard(deps, call);
  const action = card.state === 'pending' ? actionAfter(result) : null;
  return { data: purchaseView(card), action };
}

const isOpen = ({ gateway, status }: GiftCardPayment): boolean =>
  (gateway === 'sandbox' || gateway === 'stripe') &&
  (status === 'pending' || status === 'requires_action');

/** As a gateway is asked about it; its books call a card's purchase an order. */
export const attemptOf = ({ giftCardId, ...payment }: GiftCardPayment): PaymentAttempt => ({
  id: payment.id,
  tenantId: payment.tenantId,
  orderId: giftCardId,
  amount: payment.amount,
  currency: payment.currency,
  capture: 'automatic',
  reference: payment.reference,
});

/** @throws Error where this server has no such gateway. */
export function gatewayOfCard({ gateways }: Pick<Deps, 'gateways'>, { gateway }: GiftCardPayment) {
  const found = gateway === 'sandbox' || gateway === 'stripe' ? gateways[gateway] : null;
  if (!found) throw new Error(`this server cannot reach the gateway ${gateway}`);
  return found;
}

const calledOff = () => new ApiError(409, 'gift_card_void', ({ giftCards }) => giftCards.calledOff);
const mismatched = () =>
  new ApiError(409, 'payment_mismatched', ({ giftCards }) => giftCards.otherAmount);
