import { randomUUID } from 'node:crypto';
import { lockCardToMail, updateGiftCard } from '../db/queries/gift-cards.ts';
import type { Deps } from '../dependencies/deps.ts';
import { queueGiftCardMail } from '../mails/queue-mail.ts';

/**
 * Puts the mails of gift cards into the outbox whose day has come (rule R66), one by one; any number
 * of instances may do it at the same time.
 * @returns how many.
 */
export async function queueGiftCards({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  for (let queued = 0; ; queued += 1) {
    const now = clock();
    const isQueued = await db.transaction(async (tx) => {
      const card = await lockCardToMail(tx, now);
      if (!card) return false;
      const { tenantId, id: giftCardId } = card;
      await updateGiftCard(tx, tenantId, giftCardId, { queuedAt: now });
      await queueGiftCardMail(tx, { tenantId, giftCardId, mailId: randomUUID() });
      return true;
    });
    if (!isQueued) return queued;
  }
}
