import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { giftCardEntries, giftCards, orders } from '../schema.ts';
import type { CardWithBalance, GiftCardEntryRow } from './gift-cards.ts';

/** More than anybody has. */
const mostOwn = 50;

/** A user's cards that were paid, the newest first. @param id that one alone */
export function listOwnCards(
  db: Database,
  tenantId: number,
  userId: string,
  id?: string,
): Promise<CardWithBalance[]> {
  const balance = sql<number>`(
    select coalesce(sum(e.amount), 0)::float8 from gift_card_entries e
    where e.tenant_id = gift_cards.tenant_id and e.gift_card_id = gift_cards.id)`;
  return db
    .select({ card: giftCards, balance })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.tenantId, tenantId),
        eq(giftCards.ownerId, userId),
        ne(giftCards.state, 'pending'),
        id === undefined ? undefined : eq(giftCards.id, id),
      ),
    )
    .orderBy(desc(giftCards.createdAt), asc(giftCards.id))
    .limit(mostOwn);
}

export type OwnEntry = GiftCardEntryRow & {
  /** Whose order took from the card; null: no order did. */
  orderShopperId: string | null;
};

/** The ledgers of some cards, oldest first. */
export async function listEntriesOfCards(
  db: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<OwnEntry[]> {
  const rows = await db
    .select({ entry: giftCardEntries, orderShopperId: orders.shopperId })
    .from(giftCardEntries)
    .leftJoin(
      orders,
      and(eq(orders.tenantId, giftCardEntries.tenantId), eq(orders.id, giftCardEntries.orderId)),
    )
    .where(
      and(eq(giftCardEntries.tenantId, tenantId), inArray(giftCardEntries.giftCardId, [...ids])),
    )
    .orderBy(asc(giftCardEntries.id));
  return rows.map(({ entry, orderShopperId }) => ({ ...entry, orderShopperId }));
}

/**
 * Gives a user the card that has this code now, in one statement: a code that ends meanwhile gives
 * nothing. @returns its id; null where none counts with it
 */
export async function takeGiftCard(
  db: Database,
  tenantId: number,
  { codeHashes, userId }: { codeHashes: readonly string[]; userId: string },
): Promise<string | null> {
  const [row] = await db
    .update(giftCards)
    .set({ ownerId: userId })
    .where(
      and(
        eq(giftCards.tenantId, tenantId),
        inArray(giftCards.codeHash, [...codeHashes]),
        eq(giftCards.state, 'active'),
      ),
    )
    .returning({ id: giftCards.id });
  return row?.id ?? null;
}

/** Takes a card out of a user's account; one that is not theirs stays whose it is. */
export async function releaseGiftCard(
  db: Database,
  tenantId: number,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db
    .update(giftCards)
    .set({ ownerId: null })
    .where(
      and(eq(giftCards.tenantId, tenantId), eq(giftCards.id, id), eq(giftCards.ownerId, userId)),
    );
}

/**
 * Leaves a user's cards to whoever has their codes, and forgets whose mail address bought them
 * (rule R94); what is still to be mailed keeps where it goes.
 */
export async function leaveGiftCards(
  tx: Database,
  tenantId: number,
  userId: string,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({ ownerId: null })
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.ownerId, userId)));
  await tx
    .update(giftCards)
    .set({ senderEmail: '' })
    .where(and(eq(giftCards.tenantId, tenantId), eq(giftCards.shopperId, userId)));
}
