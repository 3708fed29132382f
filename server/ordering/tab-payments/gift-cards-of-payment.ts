import type { Database } from '../../db/client.ts';
import { insertGiftCardEntries, lockGiftCards } from '../../db/queries/gift-cards.ts';
import type { TabPayment } from '../../db/queries/tab-payments.ts';
import type { GiftCardOfTab } from '../../db/schema/tab-payments.ts';
import { giftCardRefusal } from '../../domain/gift-cards/card-refusal.ts';
import type { GiftCardRefusal } from '../../domain/gift-cards/card-refusal.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import type { OrderPart } from '../../domain/tabs/spread-payment.ts';
import { ApiError } from '../../errors/api-error.ts';

/** A card that a payer named: its id, or why it pays nothing. */
export type NamedCard = { id: string; refusal: GiftCardRefusal | null };

type Holding = {
  tenantId: number;
  cards: readonly NamedCard[];
  /** Amount to be paid, in minor units: no card holds more of it than the ones before it left. */
  most: number;
  currency: string;
  now: Date;
};

/**
 * Holds what a payment of a tab takes from its gift cards, under their locks (rules R67, R68). The
 * entry names no order, for which orders it pays is known once it is paid.
 * @throws ApiError 409 with why a card pays nothing
 */
export async function holdGiftCardsForTab(
  tx: Database,
  { tenantId, cards, most, currency, now: at }: Holding,
): Promise<GiftCardOfTab[]> {
  if (cards.length === 0) return [];
  const refused = cards.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw cardRefused(refused.refusal);
  const locked = await lockGiftCards(
    tx,
    tenantId,
    cards.map(({ id }) => id),
  );
  let left = most;
  const held: GiftCardOfTab[] = [];
  for (const { id } of cards) {
    const found = locked.find(({ card }) => card.id === id);
    if (!found) throw cardRefused('unknown_gift_card');
    const { card, balance } = found;
    const refusal = giftCardRefusal(card, { balance, currency, now: at });
    if (refusal !== null) throw cardRefused(refusal);
    const amount = Math.min(left, balance);
    left -= amount;
    if (amount > 0) held.push({ giftCardId: id, lastFour: card.lastFour, amount });
  }
  await insertGiftCardEntries(
    tx,
    tenantId,
    held.map(({ giftCardId, amount }) => ({ giftCardId, kind: 'hold', amount: -amount, at })),
  );
  return held;
}

type Held = Pick<TabPayment, 'tenantId' | 'giftCards'>;

const lock = (tx: Database, { tenantId, giftCards }: Held) =>
  lockGiftCards(
    tx,
    tenantId,
    giftCards.map(({ giftCardId }) => giftCardId),
  );

/** Gives back what a payment held that came to nothing. */
export async function releaseGiftCardsOfTab(tx: Database, held: Held, at: Date): Promise<void> {
  if (held.giftCards.length === 0) return;
  await lock(tx, held);
  await insertGiftCardEntries(tx, held.tenantId, releases(held, at));
}

/** Takes for good what each order was paid of what a payment held; what is over goes back. */
export async function debitGiftCardsOfTab(
  tx: Database,
  held: Held,
  { parts, at }: { parts: readonly OrderPart<OrderOfTab>[]; at: Date },
): Promise<void> {
  if (held.giftCards.length === 0) return;
  await lock(tx, held);
  const debits = parts.flatMap(({ stored, giftCards }) =>
    giftCards.map(({ giftCardId, bill, tip }) => ({
      giftCardId,
      kind: 'debit' as const,
      amount: -(bill + tip),
      orderId: stored.order.id,
      at,
    })),
  );
  await insertGiftCardEntries(tx, held.tenantId, [...releases(held, at), ...debits]);
}

const releases = ({ giftCards }: Held, at: Date) =>
  giftCards.map(({ giftCardId, amount }) => ({
    giftCardId,
    kind: 'release' as const,
    amount,
    at,
  }));

const cardRefused = (code: GiftCardRefusal) =>
  new ApiError(409, code, ({ offers }) => offers.giftCard[code]);
