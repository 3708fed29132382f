import { linkKeys } from './link-keys.ts';

const codes = linkKeys('giftCardCodes');
/** The address of a card's mail (server/identity/gift-card-link.ts) names no card before its fragment. */
const name = 'card';

/** Stores the code of a mail's link for the tab. */
export const storeGiftCardCode = (tenantId: number, code: string): void =>
  codes.store(tenantId, name, code);

/**
 * The code of a card's page by its path.
 * @param segment last part of the path: what mails of before have the code in
 */
export const giftCardCodeAt = (tenantId: number, segment: string): string =>
  segment === name ? (codes.read(tenantId, name) ?? '') : segment;
