import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { heldCards, restaurants, tabs } from '../schema.ts';
import { inTurns } from '../tenants-with-due.ts';

export type HeldCard = typeof heldCards.$inferSelect;

const byId = (tenantId: number, id: string) =>
  and(eq(heldCards.tenantId, tenantId), eq(heldCards.id, id));

/** Cards that were left on a tab, oldest first, also those that are held no more. */
export function listHeldCards(db: Database, tenantId: number, tabId: string): Promise<HeldCard[]> {
  return db
    .select()
    .from(heldCards)
    .where(and(eq(heldCards.tenantId, tenantId), eq(heldCards.tabId, tabId)))
    .orderBy(asc(heldCards.createdAt), asc(heldCards.id));
}

export async function findHeldCard(
  db: Database,
  tenantId: number,
  id: string,
): Promise<HeldCard | null> {
  const [row] = await db.select().from(heldCards).where(byId(tenantId, id));
  return row ?? null;
}

/** The card whose money a gateway holds under this name. */
export async function findHeldCardByReference(
  db: Database,
  tenantId: number,
  { gateway, reference }: { gateway: HeldCard['gateway']; reference: string },
): Promise<HeldCard | null> {
  const [row] = await db
    .select()
    .from(heldCards)
    .where(
      and(
        eq(heldCards.tenantId, tenantId),
        eq(heldCards.gateway, gateway),
        eq(heldCards.reference, reference),
      ),
    );
  return row ?? null;
}

/** Lock its tab first. */
export async function insertHeldCard(tx: Database, card: HeldCard): Promise<void> {
  await tx.insert(heldCards).values(card);
}

/** Changes a card whose tab is locked. */
export async function updateHeldCard(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<HeldCard, 'tenantId' | 'id'>>,
): Promise<void> {
  await tx.update(heldCards).set(change).where(byId(tenantId, id));
}

/** Has the cards of a tab released that nobody is charging; the tab is locked. */
export async function releaseHeldCards(
  tx: Database,
  tenantId: number,
  { tabId, now }: { tabId: string; now: Date },
): Promise<void> {
  await tx
    .update(heldCards)
    .set({ status: 'releasing', nextAt: now })
    .where(
      and(
        eq(heldCards.tenantId, tenantId),
        eq(heldCards.tabId, tabId),
        inArray(heldCards.status, ['pending', 'requires_action', 'held']),
      ),
    );
}

/** Puts off what the program does about a card by itself, so that no other instance does it meanwhile. */
export async function leaseHeldCard(
  db: Database,
  { tenantId, id, nextAt }: Pick<HeldCard, 'tenantId' | 'id' | 'nextAt'>,
  until: Date,
): Promise<boolean> {
  if (nextAt === null) return false;
  const leased = await db
    .update(heldCards)
    .set({ nextAt: until })
    .where(and(byId(tenantId, id), eq(heldCards.nextAt, nextAt)))
    .returning({ id: heldCards.id });
  return leased.length > 0;
}

/** Cards of all tenants that are to be released, or whose time is over, longest first. */
export function listDueHeldCards(db: Database, now: Date, most: number): Promise<HeldCard[]> {
  return db
    .select()
    .from(heldCards)
    .where(lte(heldCards.nextAt, now))
    .orderBy(inTurns(heldCards, heldCards.nextAt))
    .limit(most);
}

/** Open tabs of all tenants with a held card, whose last order is as long ago as their restaurant set. */
export async function listTabsToCharge(
  db: Database,
  now: Date,
  most: number,
): Promise<{ tenantId: number; tabId: string }[]> {
  const lastOrder = sql`(select max(o.placed_at) from orders o
    where o.tenant_id = ${tabs.tenantId} and o.tab_id = ${tabs.id})`;
  return db
    .select({ tenantId: tabs.tenantId, tabId: tabs.id })
    .from(tabs)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, tabs.tenantId), eq(restaurants.id, tabs.restaurantId)),
    )
    .where(
      and(
        isNull(tabs.closedAt),
        sql`exists (select from ${heldCards} where ${heldCards.tenantId} = ${tabs.tenantId}
          and ${heldCards.tabId} = ${tabs.id} and ${heldCards.status} = 'held')`,
        sql`${lastOrder} + make_interval(hours => ${restaurants.tabCloseHours}) <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(inTurns(tabs, tabs.changedAt))
    .limit(most);
}
