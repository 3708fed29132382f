import { randomUUID } from 'node:crypto';
import {
  findPaymentsOfCard,
  findRefundsOfCard,
  insertGiftCardRefund,
} from '../../db/queries/gift-card-payments.ts';
import type { Database } from '../../db/client.ts';
import {
  findGiftCardSettings,
  insertGiftCard,
  updateGiftCard,
} from '../../db/queries/gift-cards.ts';
import type { GiftCard } from '../../db/queries/gift-cards.ts';
import { findOrderById } from '../../db/queries/orders.ts';
import { findReplacementCard, type GiftCardInstead } from '../../db/queries/refunds.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import { cardExpiry } from '../../domain/gift-cards/card-days.ts';
import { customerMailTexts } from '../../mails/customer-mail-texts.ts';
import { shownNumber } from '../../domain/order/shown-number.ts';
import { writeEntry } from './write-entry.ts';

type Refunded = {
  orderId: string;
  /** Minor units. */
  amount: number;
  reason: string;
  staff: { id: string; name: string } | null;
  now: Date;
};

/** Where money went that a void card cannot take; the card is null where it went to the card that bought it. */
export type Replacement = { instead: GiftCardInstead; cardId: string | null };

/**
 * Finds a place for money of an order whose gift card is void (decision 122): a card that replaces
 * it, mailed to the order's customer; where no address is known, the bank card that bought it, if one
 * did; else a new card whose code staff have still to hand over. It never becomes cash (rule R71).
 * The caller holds the void card's lock.
 */
export async function replaceVoidCard(
  tx: Database,
  card: GiftCard,
  refunded: Refunded,
): Promise<Replacement> {
  const { tenantId } = card;
  const { orderId, amount, reason, staff, now: at } = refunded;
  const before = await findReplacementCard(tx, tenantId, card.id);
  if (before) {
    await writeEntry(tx, tenantId, {
      giftCardId: before.cardId,
      kind: 'refund',
      amount,
      orderId,
      reason,
      staff,
      at,
    });
    await updateGiftCard(tx, tenantId, before.cardId, { amount: before.amount + amount });
    return before;
  }
  const order = await findOrderById(tx, tenantId, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  const { name, email } = order.customer;
  if (email === '' && (await goesOverPurchase(tx, card, refunded))) {
    return { instead: 'purchase', cardId: null };
  }
  const cardId = await writeCard(tx, card, {
    ...refunded,
    recipient: { name, email },
    language: order.language,
    number: shownNumber(order),
    ownerId: card.ownerId === order.shopperId ? card.ownerId : null,
  });
  return { instead: email === '' ? 'waiting' : 'new_card', cardId };
}

/** Asks for it over the online payment that bought the card, if so much of that is left. */
async function goesOverPurchase(
  tx: Database,
  { tenantId, id: giftCardId }: GiftCard,
  { orderId, amount, reason, staff, now: at }: Refunded,
): Promise<boolean> {
  const payments = await findPaymentsOfCard(tx, tenantId, giftCardId);
  const payment = payments.find(({ status }) => status === 'succeeded');
  if (payment?.gateway !== 'sandbox' && payment?.gateway !== 'stripe') return false;
  const given = await findRefundsOfCard(tx, tenantId, giftCardId);
  const left = given
    .filter(({ status }) => status !== 'failed')
    .reduce((rest, refund) => rest - refund.amount, payment.amount);
  if (left < amount) return false;
  await insertGiftCardRefund(tx, {
    tenantId,
    id: randomUUID(),
    paymentId: payment.id,
    amount,
    reason,
    status: 'pending',
    createdAt: at,
    nextAttemptAt: at,
  });
  // The ledger shows that it came and went on: the void card stays worth nothing.
  const entry = { giftCardId, amount, orderId, reason, staff, at };
  await writeEntry(tx, tenantId, { ...entry, kind: 'refund' });
  await writeEntry(tx, tenantId, { ...entry, kind: 'void' });
  return true;
}

type NewCard = Refunded & {
  recipient: { name: string; email: string };
  language: GiftCard['language'];
  number: string;
  ownerId: string | null;
};

/** Stands where a code's last four will, once it is drawn. */
const noLastFour = '····';

/**
 * Writes a card that counts at once. Its code is drawn when it is mailed or handed over: what stands
 * for its hash until then is the hash of no code.
 */
async function writeCard(
  tx: Database,
  { tenantId, id: replaced, restaurantId, currency }: GiftCard,
  { recipient, language, number, ownerId, amount, reason, staff, orderId, now }: NewCard,
): Promise<string> {
  const tenant = await findTenant(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  const settings = await findGiftCardSettings(tx, tenantId);
  const { timeZone, locale } = tenant;
  const months = settings?.expiryMonths ?? null;
  const id = randomUUID();
  await insertGiftCard(tx, {
    tenantId,
    id,
    restaurantId,
    state: 'active',
    codeHash: `${uncoded}${id}`,
    lastFour: noLastFour,
    currency,
    amount,
    ...cardExpiry({ at: now, timeZone, locale, months }),
    design: 'plain',
    message: customerMailTexts[language].mail.giftCard.replaces(number),
    language,
    // It is mailed as one's own.
    senderName: recipient.name,
    senderEmail: recipient.email,
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    deliverAt: recipient.email === '' ? null : now,
    ownerId,
    requestKey: `replaces:${replaced}:${id}`,
    requestHash: '',
    createdAt: now,
  });
  await writeEntry(tx, tenantId, {
    giftCardId: id,
    kind: 'refund',
    amount,
    orderId,
    reason,
    staff,
    at: now,
  });
  return id;
}

const uncoded = 'no code yet: ';

/** Whether a card's code is still to be drawn. */
export const hasNoCode = ({ codeHash }: Pick<GiftCard, 'codeHash'>): boolean =>
  codeHash.startsWith(uncoded);
