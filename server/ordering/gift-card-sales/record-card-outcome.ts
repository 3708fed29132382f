import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import {
  findPaymentsOfCard,
  insertGiftCardRefund,
  settleGiftCardPayment,
} from '../../db/queries/gift-card-payments.ts';
import type { GiftCardPayment } from '../../db/queries/gift-card-payments.ts';
import { lockGiftCards } from '../../db/queries/gift-cards.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { PaymentResult } from '../../ports/payments/gateway.ts';
import { activateCard } from './activate-card.ts';

/** What a result came to; as of orders (paying/record-outcome.ts). */
export type CardRecorded = 'recorded' | 'paid' | 'mismatched' | 'returned';

type Report = {
  payment: Pick<GiftCardPayment, 'id' | 'giftCardId'>;
  result: PaymentResult;
  now: Date;
};

const isSettled = ({ status }: GiftCardPayment): boolean =>
  status === 'succeeded' || status === 'surplus' || status === 'mismatched';

/**
 * Records how an attempt at a card stands, whoever learns it first; the card's lock sees to it that it
 * counts once (rules R57, R66). Money of another amount counts for nothing and is looked at by people
 * (R58); money for a card that was paid already, or called off, goes back.
 */
export async function recordCardOutcome(
  tx: Database,
  tenantId: number,
  { log }: Pick<Deps, 'log'>,
  { payment: { id, giftCardId }, result, now }: Report,
): Promise<CardRecorded> {
  const [found] = await lockGiftCards(tx, tenantId, [giftCardId]);
  const payments = await findPaymentsOfCard(tx, tenantId, giftCardId);
  const payment = payments.find((one) => one.id === id);
  if (!found || !payment) throw new Error(`gift card ${giftCardId} vanished while it was paid`);
  if (isSettled(payment)) return present(payment);
  switch (result.outcome) {
    case 'requires_action':
    case 'processing': {
      const status = result.outcome === 'processing' ? 'pending' : 'requires_action';
      // An attempt that was refused before is asked again, and may be on its way once more.
      await settleGiftCardPayment(tx, tenantId, id, { status, reference: result.reference });
      return 'recorded';
    }
    case 'declined':
    case 'cancelled': {
      const failureCode = result.outcome === 'declined' ? result.code : 'abandoned';
      await settleGiftCardPayment(tx, tenantId, id, { status: 'failed', failureCode });
      return 'recorded';
    }
    case 'succeeded':
    case 'authorised':
  }
  const { reference, amount, currency } = result;
  const moved = { reference, failureCode: null, takenAt: now };
  const details = { tenantId, giftCardId, paymentId: id };
  // Nothing is ever only held for a card: what is, is as wrong as another amount.
  const isAsAsked =
    result.outcome === 'succeeded' && amount === payment.amount && currency === payment.currency;
  if (!isAsAsked) {
    log.error({ ...details, result }, 'another amount was paid for a gift card');
    await settleGiftCardPayment(tx, tenantId, id, { ...moved, status: 'mismatched' });
    return 'mismatched';
  }
  if (found.card.state !== 'pending') {
    log.warn(details, 'a gift card was paid twice; the second payment goes back');
    await settleGiftCardPayment(tx, tenantId, id, { ...moved, status: 'surplus' });
    await insertGiftCardRefund(tx, {
      tenantId,
      id: randomUUID(),
      paymentId: id,
      amount,
      reason: 'Paid twice.',
      status: 'pending',
      createdAt: now,
      nextAttemptAt: now,
    });
    return 'returned';
  }
  await settleGiftCardPayment(tx, tenantId, id, { ...moved, status: 'succeeded' });
  await activateCard(tx, { card: found.card, staff: null, now });
  return 'paid';
}

function present({ status }: GiftCardPayment): CardRecorded {
  if (status === 'succeeded') return 'paid';
  return status === 'surplus' ? 'returned' : 'mismatched';
}
