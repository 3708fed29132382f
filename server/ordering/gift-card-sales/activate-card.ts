import type { Database } from '../../db/client.ts';
import { findGiftCardSettings, updateGiftCard } from '../../db/queries/gift-cards.ts';
import type { GiftCard } from '../../db/queries/gift-cards.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import { cardExpiry } from '../../domain/gift-cards/card-days.ts';
import { writeEntry } from '../gift-cards/write-entry.ts';

type Paid = {
  /** Not paid until now; its row is locked. */
  card: GiftCard;
  staff: { id: string; name: string } | null;
  now: Date;
};

/**
 * Makes a card count, once its money was taken and not before (rule R66): with its expiry from this
 * day on, the first entry of its ledger, and its mail from now on or on the chosen day.
 */
export async function activateCard(tx: Database, { card, staff, now }: Paid): Promise<void> {
  const { tenantId, id, amount } = card;
  const tenant = await findTenant(tx, tenantId);
  const settings = await findGiftCardSettings(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  const { timeZone, locale } = tenant;
  const months = settings?.expiryMonths ?? null;
  const expiry = cardExpiry({ at: now, timeZone, locale, months });
  const isMailed = card.recipientEmail !== '';
  await updateGiftCard(tx, tenantId, id, {
    state: 'active',
    expiresOn: expiry?.expiresOn ?? null,
    expiresAt: expiry?.expiresAt ?? null,
    // A chosen day that went by while the bank took its time is now.
    deliverAt: isMailed ? (card.deliverAt ?? now) : null,
    ...(!isMailed && { codeSealed: null }),
  });
  const written = await writeEntry(tx, tenantId, {
    giftCardId: id,
    kind: 'issue',
    amount,
    staff,
    at: now,
  });
  if (!written) throw new Error(`gift card ${id} vanished while it was paid`);
}
