import type { KnownGiftCard } from '#schemas/api/gift-cards.ts';
import { toMajor } from '#schemas/money.ts';
import { findGiftCardByHash } from '../../db/queries/gift-cards.ts';
import type { CardWithBalance } from '../../db/queries/gift-cards.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isExpired } from '../../domain/gift-cards/card-refusal.ts';
import { ApiError } from '../../errors/api-error.ts';
import { giftCardHandle, giftCodeHashes } from '../../identity/gift-code.ts';

type Asked = { tenant: Tenant; shopperId: string; code: string };

/**
 * What is left on a card, to whoever knows its code. Every code costs the same work and every wrong one
 * has the same answer: a typing error, a card that is not paid, a void one, one of another tenant
 * (rule R69). Guesses are limited by address (rate-limits/guess-limits.ts).
 * @throws ApiError 404 `unknown_gift_card`.
 */
export async function lookUpGiftCard(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  { tenant, shopperId, code }: Asked,
): Promise<KnownGiftCard> {
  const found = await findGiftCardByHash(deps.db, tenant.id, giftCodeHashes(deps, tenant.id, code));
  if (found?.card.state !== 'active') throw unknownGiftCard();
  return knownCardView(deps, found, shopperId);
}

/** A card as whoever has its code, or whose own it is, sees it. */
export function knownCardView(
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  { card, balance }: CardWithBalance,
  shopperId: string,
): KnownGiftCard {
  const { tenantId, id: giftCardId, codeHash, currency } = card;
  return {
    handle: giftCardHandle(deps, { tenantId, giftCardId, codeHash, shopperId }),
    last_four: card.lastFour,
    balance: toMajor(balance, currency),
    currency,
    expires_on: card.expiresOn,
    is_expired: isExpired(card, deps.clock()),
    design: card.design,
  };
}

export const unknownGiftCard = () =>
  new ApiError(404, 'unknown_gift_card', ({ offers }) => offers.giftCard.unknown_gift_card);
