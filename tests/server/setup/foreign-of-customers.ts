import type { Deps } from '#server/dependencies/deps.ts';
import { foreignContact } from './foreign-contact.ts';
import { foreignGiftCards } from './foreign-gift-cards.ts';
import { foreignTabs } from './foreign-tabs.ts';

/**
 * What customers of the other small tenant have there: every call about it, and what staff are
 * answered who name its ids.
 */
export async function foreignOfCustomers(deps: Deps) {
  const giftCards = await foreignGiftCards(deps);
  const contact = await foreignContact(deps.db);
  const tabs = await foreignTabs(deps.db);
  return {
    calls: { ...giftCards.calls, ...contact.calls, ...tabs.calls },
    codes: [
      [giftCards.cardId, 'unknown_gift_card'],
      [contact.messageId, 'unknown_contact_message'],
      [tabs.tabId, 'unknown_tab'],
    ] as const,
  };
}
