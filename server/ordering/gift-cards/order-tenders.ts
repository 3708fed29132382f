import type { HeldGiftCard } from '#schemas/rules/pricing/held-goods.ts';
import type { Database } from '../../db/client.ts';
import { insertGiftCardEntries, lockGiftCards } from '../../db/queries/gift-cards.ts';
import { settleHeldGiftCards } from '../../db/queries/payments.ts';
import { giftCardRefusal } from '../../domain/gift-cards/card-refusal.ts';

type Taken = {
  orderId: string;
  currency: string;
  giftCards: readonly HeldGiftCard[];
  now: Date;
};

/**
 * Holds what an order takes from its gift cards, under their locks, after everything else that it
 * takes (rules R53, R68).
 * @returns false where a card has less than that, or counts no more: the caller ends its transaction.
 */
export async function holdGiftCards(
  tx: Database,
  tenantId: number,
  { orderId, currency, giftCards, now }: Taken,
): Promise<boolean> {
  if (giftCards.length === 0) return true;
  const locked = await lockGiftCards(
    tx,
    tenantId,
    giftCards.map(({ giftCardId }) => giftCardId),
  );
  const isCovered = giftCards.every(({ giftCardId, amount }) => {
    const found = locked.find(({ card }) => card.id === giftCardId);
    if (!found || found.balance < amount) return false;
    return giftCardRefusal(found.card, { balance: found.balance, currency, now }) === null;
  });
  if (!isCovered) return false;
  await insertGiftCardEntries(
    tx,
    tenantId,
    giftCards.map(({ giftCardId, amount }) => ({
      giftCardId,
      kind: 'hold',
      amount: -amount,
      orderId,
      at: now,
    })),
  );
  return true;
}

type Settled = { orderId: string; giftCards: readonly HeldGiftCard[]; now: Date };

/**
 * Takes for good what an order held: once it is placed, its cards have paid (rule R68). Again changes
 * nothing. The caller holds the order's lock.
 */
export async function debitGiftCards(
  tx: Database,
  tenantId: number,
  { orderId, giftCards, now: at }: Settled,
): Promise<void> {
  const held = await settle(tx, tenantId, { orderId, giftCards, to: 'succeeded', at });
  await insertGiftCardEntries(
    tx,
    tenantId,
    held.flatMap(({ giftCardId, amount }) => [
      { giftCardId, kind: 'release' as const, amount, orderId, at },
      { giftCardId, kind: 'debit' as const, amount: -amount, orderId, at },
    ]),
  );
}

/**
 * Gives back what an order held and never paid with (rules R59, R68, R73). What it did pay with goes
 * back as a refund (write-refund.ts).
 */
export async function releaseGiftCards(
  tx: Database,
  tenantId: number,
  { orderId, giftCards, now: at }: Settled,
): Promise<void> {
  const held = await settle(tx, tenantId, { orderId, giftCards, to: 'failed', at });
  await insertGiftCardEntries(
    tx,
    tenantId,
    held.map(({ giftCardId, amount }) => ({
      giftCardId,
      kind: 'release' as const,
      amount,
      orderId,
      at,
    })),
  );
}

/** Of the cards, those that were still held until now; each is locked. */
async function settle(
  tx: Database,
  tenantId: number,
  { orderId, giftCards, to, at }: Omit<Settled, 'now'> & { to: 'succeeded' | 'failed'; at: Date },
): Promise<readonly HeldGiftCard[]> {
  if (giftCards.length === 0) return [];
  await lockGiftCards(
    tx,
    tenantId,
    giftCards.map(({ giftCardId }) => giftCardId),
  );
  const paymentIds = await settleHeldGiftCards(tx, tenantId, { orderId, to, at });
  return giftCards.filter(({ paymentId }) => paymentIds.includes(paymentId));
}
