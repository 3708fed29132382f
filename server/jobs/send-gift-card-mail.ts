import { lastFourOf, showGiftCode } from '#schemas/rules/gift-cards/gift-code.ts';
import { findGiftCard, lockGiftCards, updateGiftCard } from '../db/queries/gift-cards.ts';
import type { GiftCard } from '../db/queries/gift-cards.ts';
import type { Deps } from '../dependencies/deps.ts';
import { drawGiftCode, giftCodeHash, openGiftCode, sealGiftCode } from '../identity/gift-code.ts';
import { hasNoCode } from '../ordering/gift-cards/replace-void-card.ts';
import { giftCardLink } from '../identity/gift-card-link.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { giftCardMail, giftCardMailAsHtml, giftCardMailAsText } from '../mails/gift-card-mail.ts';
import { giftCardMailJob } from '../mails/queue-mail.ts';
import { customerLink } from '../mails/customer-link.ts';
import { nameToGreet } from '../mails/customer-text.ts';

/**
 * Sends a gift card to whom it is for. Once it has left its code is nowhere any more but in it (rule
 * R69); one that was voided meanwhile is not sent.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendGiftCardMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, giftCardId, mailId } = giftCardMailJob.parse(payload);
  const { db, tenants, settings, mailer, options, clock } = deps;
  const [tenant, found] = await Promise.all([
    tenants.byId(tenantId),
    findGiftCard(db, tenantId, giftCardId),
  ]);
  if (!tenant || found?.card.state !== 'active') return;
  const card = hasNoCode(found.card) ? await withCode(deps, found.card) : found.card;
  if (card.codeSealed === null) return;
  const code = openGiftCode(deps, { tenantId, giftCardId }, card.codeSealed);
  const { config } = await settings.get(tenantId);
  const href = customerLink(tenant, card.language, giftCardLink(code));
  const content = giftCardMail({ tenant, config, card, code: showGiftCode(code), href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: nameToGreet(card.recipientName) ?? '', address: card.recipientEmail },
    subject: content.subject,
    text: giftCardMailAsText(content),
    html: giftCardMailAsHtml(content),
    id: `gift-card-${mailId}`,
  });
  // A card that was given a new code meanwhile waits for another mail.
  const now = await findGiftCard(db, tenantId, giftCardId);
  if (now?.card.codeSealed !== card.codeSealed) return;
  await updateGiftCard(db, tenantId, giftCardId, { codeSealed: null, mailedAt: clock() });
}

/** Draws the code of a card that an order's refund made (decision 122), unless it got one meanwhile. */
async function withCode(deps: Deps, { tenantId, id: giftCardId }: GiftCard): Promise<GiftCard> {
  return deps.db.transaction(async (tx) => {
    const [found] = await lockGiftCards(tx, tenantId, [giftCardId]);
    if (!found) throw new Error(`gift card ${giftCardId} is gone`);
    if (!hasNoCode(found.card)) return found.card;
    const code = drawGiftCode();
    const change = {
      codeHash: giftCodeHash(deps, tenantId, code),
      codeSealed: sealGiftCode(deps, { tenantId, giftCardId }, code),
      lastFour: lastFourOf(code),
    };
    await updateGiftCard(tx, tenantId, giftCardId, change);
    return { ...found.card, ...change };
  });
}
