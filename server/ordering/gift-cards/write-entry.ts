import { nextEntry } from '#schemas/rules/gift-cards/card-balance.ts';
import type { GiftEntryKind } from '#schemas/rules/gift-cards/card-balance.ts';
import type { Database } from '../../db/client.ts';
import { insertGiftCardEntries, lockGiftCards } from '../../db/queries/gift-cards.ts';
import type { GiftCard } from '../../db/queries/gift-cards.ts';

type Written = {
  giftCardId: string;
  kind: GiftEntryKind;
  /** Minor units, above 0. */
  amount: number;
  orderId?: string;
  staff?: { id: string; name: string } | null;
  reason?: string;
  at: Date;
};

/**
 * Writes an entry into a card's ledger under the card's lock, so that its balance is never below 0,
 * however many write at once (rule R68).
 * @returns the card as it was; null where it is not there, or has not so much: nothing was written.
 */
export async function writeEntry(
  tx: Database,
  tenantId: number,
  { kind, amount, ...entry }: Written,
): Promise<GiftCard | null> {
  const [found] = await lockGiftCards(tx, tenantId, [entry.giftCardId]);
  const next = found ? nextEntry(found.balance, { kind, amount }) : null;
  if (!found || !next) return null;
  await insertGiftCardEntries(tx, tenantId, [{ ...entry, ...next }]);
  return found.card;
}
