import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { GiftEntry } from '#schemas/rules/gift-cards/card-balance.ts';
import type { Database } from '../client.ts';
import { giftCardEntries, giftCards, giftCardSettings } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

export type GiftCard = typeof giftCards.$inferSelect;
export type GiftCardEntryRow = typeof giftCardEntries.$inferSelect;
export type GiftCardSettingsRow = typeof giftCardSettings.$inferSelect;
export type CardWithBalance = { card: GiftCard; balance: number };

const byId = (tenantId: number, id: string) =>
  and(eq(giftCards.tenantId, tenantId), eq(giftCards.id, id));

/** The sum of a card's ledger, within a query of `gift_cards`. */
const balance = sql<number>`(
  select coalesce(sum(e.amount), 0)::float8 from gift_card_entries e
  where e.tenant_id = gift_cards.tenant_id and e.gift_card_id = gift_cards.id)`;

const withBalance = (db: Database, where: SQL | undefined) =>
  db.select({ card: giftCards, balance }).from(giftCards).where(where);

/** A card by the hash of its code, in one statement: a wrong code takes as long (rule R69). */
export async function findGiftCardByHash(
  db: Database,
  tenantId: number,
  codeHashes: readonly string[],
): Promise<CardWithBalance | null> {
  const where = and(eq(giftCards.tenantId, tenantId), inArray(giftCards.codeHash, [...codeHashes]));
  const [row] = await withBalance(db, where);
  return row ?? null;
}

export async function findGiftCard(
  db: Database,
  tenantId: number,
  id: string,
): Promise<CardWithBalance | null> {
  const [row] = await withBalance(db, byId(tenantId, id));
  return row ?? null;
}

/** The card that a call with this key began before. */
export async function findGiftCardByKey(
  db: Database,
  tenantId: number,
  requestKey: string,
): Promise<CardWithBalance | null> {
  const where = and(eq(giftCards.tenantId, tenantId), eq(giftCards.requestKey, requestKey));
  const [row] = await withBalance(db, where);
  return row ?? null;
}

const mostFound = 50;

/**
 * Cards of these last four, or that were bought by or for an address, the newest first; by neither,
 * those that were paid.
 */
export function findGiftCardsOf(
  db: Database,
  tenantId: number,
  { lastFour, email }: { lastFour: string | undefined; email: string | undefined },
): Promise<CardWithBalance[]> {
  const address = email?.toLowerCase();
  const isAny = lastFour === undefined && address === undefined;
  return withBalance(
    db,
    and(
      eq(giftCards.tenantId, tenantId),
      lastFour === undefined ? undefined : eq(giftCards.lastFour, lastFour),
      address === undefined
        ? undefined
        : sql`${address} in (lower(${giftCards.senderEmail}), lower(${giftCards.recipientEmail}))`,
      isAny ? ne(giftCards.state, 'pending') : undefined,
    ),
  )
    .orderBy(desc(giftCards.createdAt))
    .limit(mostFound);
}

/**
 * What these cards have for a guest's cart. What the guest's own unpaid order at the restaurant holds
 * counts as there, for that order ends when its cart is ordered anew (rule R60).
 */
export async function readGiftCards(
  db: Database,
  tenantId: number,
  { ids, shopperId, cartAt }: { ids: readonly string[]; shopperId: string; cartAt: number },
): Promise<CardWithBalance[]> {
  const spendable = sql<number>`(
    select coalesce(sum(e.amount), 0)::float8 from gift_card_entries e
    where e.tenant_id = gift_cards.tenant_id and e.gift_card_id = gift_cards.id
      and not (e.kind = 'hold' and exists (
        select 1 from orders o
        where o.tenant_id = e.tenant_id and o.id = e.order_id and o.shopper_id = ${shopperId}
          and o.restaurant_id = ${cartAt} and o.status = 'pending_payment')))`;
  return db
    .select({ card: giftCards, balance: spendable })
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), inArray(giftCards.id, [...ids])));
}

/** Cards and what is left on them, locked in the order of their ids until the transaction ends. */
export async function lockGiftCards(
  tx: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<CardWithBalance[]> {
  const cards = await tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), inArray(giftCards.id, [...ids])))
    .orderBy(asc(giftCards.id))
    .for('update');
  // Read after the locks: another statement sees what was written meanwhile.
  const sums = await tx
    .select({
      id: giftCardEntries.giftCardId,
      sum: sql<number>`sum(${giftCardEntries.amount})::float8`,
    })
    .from(giftCardEntries)
    .where(
      and(eq(giftCardEntries.tenantId, tenantId), inArray(giftCardEntries.giftCardId, [...ids])),
    )
    .groupBy(giftCardEntries.giftCardId);
  const balances = new Map(sums.map(({ id, sum }) => [id, sum]));
  return cards.map((card) => ({ card, balance: balances.get(card.id) ?? 0 }));
}

type NewEntry = GiftEntry & {
  giftCardId: string;
  orderId?: string | null;
  staff?: { id: string; name: string } | null;
  reason?: string;
  at: Date;
};

/** Writes entries whose card is locked, and which leave no balance below 0. */
export async function insertGiftCardEntries(
  tx: Database,
  tenantId: number,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(giftCardEntries).values(
    entries.map(({ staff, ...entry }) => ({
      ...entry,
      tenantId,
      staffId: staff?.id ?? null,
      staffName: staff?.name ?? null,
    })),
  );
}

/** A card's ledger, oldest first, with the numbers of its orders. */
export async function listGiftCardEntries(
  db: Database,
  tenantId: number,
  giftCardId: string,
): Promise<(GiftCardEntryRow & { orderNumber: number | null })[]> {
  const orderNumber = sql<number | null>`(
    select o.number from orders o
    where o.tenant_id = gift_card_entries.tenant_id and o.id = gift_card_entries.order_id)`;
  const rows = await db
    .select({ entry: giftCardEntries, orderNumber })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.tenantId, tenantId), eq(giftCardEntries.giftCardId, giftCardId)))
    .orderBy(asc(giftCardEntries.id));
  return rows.map(({ entry, ...more }) => ({ ...entry, ...more }));
}

export async function insertGiftCard(
  tx: Database,
  card: typeof giftCards.$inferInsert,
): Promise<GiftCard> {
  const [written] = await tx.insert(giftCards).values(card).returning();
  if (!written) throw new Error('PostgreSQL wrote no gift card');
  return written;
}

export async function updateGiftCard(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<GiftCard, 'tenantId' | 'id'>>,
): Promise<void> {
  await tx.update(giftCards).set(change).where(byId(tenantId, id));
}

const isToBeMailed = (now: Date) =>
  and(isNull(giftCards.queuedAt), lte(giftCards.deliverAt, now), eq(giftCards.state, 'active'));

/** Tenants with cards whose mail is due, who waits longest first: housekeeping, hence without a tenant. */
export const listTenantsWithCardsToMail = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, giftCards, { isDue: isToBeMailed(now), dueAt: giftCards.deliverAt });

/** A tenant's card that has waited longest for its mail, locked; others skip it. */
export async function lockCardToMail(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<GiftCard | null> {
  const [row] = await tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, tenantId), isToBeMailed(now)))
    .orderBy(asc(giftCards.deliverAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function findGiftCardSettings(
  db: Database,
  tenantId: number,
): Promise<GiftCardSettingsRow | null> {
  const [row] = await db
    .select()
    .from(giftCardSettings)
    .where(eq(giftCardSettings.tenantId, tenantId));
  return row ?? null;
}

export async function saveGiftCardSettings(
  tx: Database,
  settings: GiftCardSettingsRow,
): Promise<void> {
  const { tenantId: _tenantId, ...change } = settings;
  await tx
    .insert(giftCardSettings)
    .values(settings)
    .onConflictDoUpdate({ target: giftCardSettings.tenantId, set: change });
}
