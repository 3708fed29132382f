import { randomUUID } from 'node:crypto';
import {
  listTenantsWithCardsToMail,
  lockCardToMail,
  updateGiftCard,
} from '../db/queries/gift-cards.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { queueGiftCardMail } from '../mails/queue-mail.ts';

/**
 * Puts the mails of gift cards into the outbox whose day has come (rule R66), one by one; any number
 * of instances may do it at the same time.
 * @returns how many.
 */
export function queueGiftCards({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const queueNext = (tenantId: number) =>
    db.transaction(async (tx) => {
      const now = clock();
      const card = await lockCardToMail(tx, tenantId, now);
      if (!card) return false;
      await updateGiftCard(tx, tenantId, card.id, { queuedAt: now });
      await queueGiftCardMail(tx, { tenantId, giftCardId: card.id, mailId: randomUUID() });
      return true;
    });
  return workInTurns({
    listDue: () => listTenantsWithCardsToMail(db, clock()),
    doNext: queueNext,
    onFailure: (error, tenantId) =>
      log.warn({ err: error, tenantId }, 'the mail of a gift card could not be queued'),
  });
}
