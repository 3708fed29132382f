import type { OwnGiftCard } from '#schemas/api/gift-cards.ts';
import { toMajor } from '#schemas/money.ts';
import type { Database } from '../../db/client.ts';
import {
  listEntriesOfCards,
  listOwnCards,
  releaseGiftCard,
  takeGiftCard,
  type OwnEntry,
} from '../../db/queries/own-gift-cards.ts';
import { findTimeZones } from '../../db/queries/time-zones.ts';
import { findGiftCard, type CardWithBalance } from '../../db/queries/gift-cards.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { giftCardInHandle, giftCodeHashes, isHandleOf } from '../../identity/gift-code.ts';
import { knownCardView, unknownGiftCard } from './look-up-gift-card.ts';

type Owner = { tenant: Pick<Tenant, 'id'>; userId: string };
type OwnDeps = Pick<Deps, 'db' | 'clock' | 'secretKey'>;

/**
 * The cards that a user bought for themselves or added by their code, the newest first, each with its
 * ledger and the handle by which their cart names it.
 */
export async function showOwnCards(
  deps: OwnDeps,
  { tenant, userId }: Owner,
): Promise<OwnGiftCard[]> {
  const cards = await listOwnCards(deps.db, tenant.id, userId);
  return viewsOf(deps, tenant.id, { cards, userId });
}

/**
 * Makes a card the user's by its code, so that they need not type it again. It is whoever's has the
 * code (rule R94): of two who add it, the later one has it in their account.
 * @throws ApiError 404 `unknown_gift_card`, as a look at its balance.
 */
export async function addOwnCard(
  deps: OwnDeps,
  { tenant, userId, code }: Owner & { code: string },
): Promise<OwnGiftCard> {
  const codeHashes = giftCodeHashes(deps, tenant.id, code);
  const id = await takeGiftCard(deps.db, tenant.id, { codeHashes, userId });
  const cards = id === null ? [] : await listOwnCards(deps.db, tenant.id, userId, id);
  const [view] = await viewsOf(deps, tenant.id, { cards, userId });
  if (!view) throw unknownGiftCard();
  return view;
}

/**
 * Takes a card out of a user's account, by the handle that their account shows. It keeps its money:
 * whoever has its code pays with it, or adds it again (rule R94). Again changes nothing.
 * @returns the cards that are left
 * @throws ApiError 404 `unknown_gift_card` for a handle that was not made for this user
 */
export async function removeOwnCard(
  deps: OwnDeps,
  { tenant, userId, handle }: Owner & { handle: string },
): Promise<OwnGiftCard[]> {
  const id = giftCardInHandle(handle);
  const found = id === null ? null : await findGiftCard(deps.db, tenant.id, id);
  if (!found) throw unknownGiftCard();
  const { id: giftCardId, codeHash } = found.card;
  const holder = { tenantId: tenant.id, giftCardId, codeHash, shopperId: userId };
  if (!isHandleOf(deps, holder, handle)) throw unknownGiftCard();
  await releaseGiftCard(deps.db, tenant.id, { id: giftCardId, userId });
  return showOwnCards(deps, { tenant, userId });
}

async function viewsOf(
  deps: OwnDeps,
  tenantId: number,
  { cards, userId }: { cards: readonly CardWithBalance[]; userId: string },
): Promise<OwnGiftCard[]> {
  const entries = await entriesOf(deps.db, cards);
  const timeZones = await findTimeZones(deps.db, tenantId);
  return cards.map((found) => {
    const { card } = found;
    const major = (minor: number) => toMajor(minor, card.currency);
    let balance = 0;
    return {
      ...knownCardView(deps, found, userId),
      state: card.state,
      amount: major(card.amount),
      time_zone: timeZones.get(card.restaurantId) ?? 'UTC',
      entries: entries
        .filter(({ giftCardId }) => giftCardId === card.id)
        .map((entry) => {
          balance += entry.amount;
          return {
            kind: entry.kind,
            amount: major(entry.amount),
            balance: major(balance),
            // What somebody else paid with the card is an amount, and no more of theirs.
            order_id: entry.orderShopperId === userId ? entry.orderId : null,
            at: entry.at.toISOString(),
          };
        }),
    };
  });
}

const entriesOf = (db: Database, cards: readonly CardWithBalance[]): Promise<OwnEntry[]> => {
  const [first] = cards;
  if (!first) return Promise.resolve([]);
  return listEntriesOfCards(
    db,
    first.card.tenantId,
    cards.map(({ card }) => card.id),
  );
};
