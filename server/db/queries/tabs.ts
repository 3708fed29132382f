import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { areas, diningTables, restaurants, tabGuests, tabs } from '../schema.ts';
import { inTurns } from '../tenants-with-due.ts';
import { listHeldCards, type HeldCard } from './held-cards.ts';
import { listOrdersOfTab, listTabPayments, type TabPaymentWithUnits } from './tab-payments.ts';

export type TabRow = typeof tabs.$inferSelect;
export type TabGuestRow = typeof tabGuests.$inferSelect;

/** A tab with all that its guests and staff are shown. */
export type StoredTab = {
  tab: TabRow;
  table: string;
  area: string;
  /** That its restaurant offers. */
  tipPercents: number[];
  /** As its restaurant set them, the amount in minor units; null: no card is taken. */
  cardHoldAmount: number | null;
  tabCloseHours: number;
  /** In the order in which they joined. */
  guests: (TabGuestRow & {
    /** Dishes in their cart at this restaurant; 0 once the tab is closed. */
    choosing: number;
  })[];
  /** Its rounds, oldest first, those that came to nothing too. */
  orders: Awaited<ReturnType<typeof listOrdersOfTab>>;
  /** Oldest first, those that came to nothing too. */
  payments: TabPaymentWithUnits[];
  /** Oldest first, those that are held no more too. */
  heldCards: HeldCard[];
};

const byId = (tenantId: number, id: string) => and(eq(tabs.tenantId, tenantId), eq(tabs.id, id));

/** A tab's row, whoever its guests are. */
export async function findTab(db: Database, tenantId: number, id: string): Promise<TabRow | null> {
  const [row] = await db.select().from(tabs).where(byId(tenantId, id));
  return row ?? null;
}

/** A tab, locked until the transaction ends: lock it before any cart, order or payment of it. */
export async function lockTab(tx: Database, tenantId: number, id: string): Promise<TabRow | null> {
  const [row] = await tx.select().from(tabs).where(byId(tenantId, id)).for('update');
  return row ?? null;
}

/** The same for a job: null where somebody else holds the lock. */
export async function lockTabIfFree(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<TabRow | null> {
  const [row] = await tx
    .select()
    .from(tabs)
    .where(byId(tenantId, id))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The tab that is open at a table; null: none. */
export async function findOpenTabOfTable(
  db: Database,
  tenantId: number,
  tableId: number,
): Promise<TabRow | null> {
  const [row] = await db
    .select()
    .from(tabs)
    .where(and(eq(tabs.tenantId, tenantId), eq(tabs.tableId, tableId), isNull(tabs.closedAt)));
  return row ?? null;
}

/**
 * Keeps a table on the plan until the transaction ends.
 * @returns whether it is on it
 */
export async function lockTableOnPlan(
  tx: Database,
  tenantId: number,
  tableId: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ isRemoved: diningTables.isRemoved })
    .from(diningTables)
    .where(and(eq(diningTables.tenantId, tenantId), eq(diningTables.id, tableId)))
    .for('share');
  return row?.isRemoved === false;
}

/** Opens a tab; null where one is open at its table already. */
export async function insertTab(
  tx: Database,
  tab: Pick<TabRow, 'tenantId' | 'restaurantId' | 'tableId' | 'code' | 'openedAt'>,
): Promise<TabRow | null> {
  const [row] = await tx
    .insert(tabs)
    .values({ ...tab, changedAt: tab.openedAt })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Writes who sits at a tab; of a shopper who is its guest already the name. */
export async function putTabGuest(
  tx: Database,
  guest: Pick<TabGuestRow, 'tenantId' | 'tabId' | 'shopperId' | 'name' | 'joinedAt'>,
): Promise<TabGuestRow> {
  const [row] = await tx
    .insert(tabGuests)
    .values(guest)
    .onConflictDoUpdate({
      target: [tabGuests.tenantId, tabGuests.tabId, tabGuests.shopperId],
      set: { name: guest.name },
    })
    .returning();
  if (!row) throw new Error('a guest of a tab was not written');
  return row;
}

/** Gives a guest of a tab another name. */
export async function setTabGuestName(
  tx: Database,
  { tenantId, id }: Pick<TabGuestRow, 'tenantId' | 'id'>,
  name: string,
): Promise<void> {
  await tx
    .update(tabGuests)
    .set({ name })
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.id, id)));
}

/** Who a shopper is on a tab; null: no guest of it. */
export async function findTabGuest(
  db: Database,
  tenantId: number,
  { tabId, shopperId }: { tabId: string; shopperId: string },
): Promise<TabGuestRow | null> {
  const [row] = await db
    .select()
    .from(tabGuests)
    .where(
      and(
        eq(tabGuests.tenantId, tenantId),
        eq(tabGuests.tabId, tabId),
        eq(tabGuests.shopperId, shopperId),
      ),
    );
  return row ?? null;
}

/** Changes a tab whose lock the caller holds. */
export async function updateTab(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<TabRow, 'tenantId' | 'id'>>,
): Promise<TabRow> {
  const [row] = await tx.update(tabs).set(change).where(byId(tenantId, id)).returning();
  if (!row) throw new Error(`tab ${id} vanished while it was changed`);
  return row;
}

/** A tab with all that is shown of it; null: there is none. */
export async function findStoredTab(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredTab | null> {
  const [row] = await db
    .select({
      tab: tabs,
      table: diningTables.name,
      area: areas.name,
      tipPercents: restaurants.tipPercents,
      cardHoldAmount: restaurants.cardHoldAmount,
      tabCloseHours: restaurants.tabCloseHours,
    })
    .from(tabs)
    .innerJoin(
      diningTables,
      and(eq(diningTables.tenantId, tabs.tenantId), eq(diningTables.id, tabs.tableId)),
    )
    .innerJoin(
      areas,
      and(eq(areas.tenantId, diningTables.tenantId), eq(areas.id, diningTables.areaId)),
    )
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, tabs.tenantId), eq(restaurants.id, tabs.restaurantId)),
    )
    .where(byId(tenantId, id));
  if (!row) return null;
  const guests = await listGuests(db, row.tab);
  const orders = await listOrdersOfTab(db, tenantId, id);
  return {
    ...row,
    guests,
    orders,
    payments: await listTabPayments(db, tenantId, id),
    heldCards: await listHeldCards(db, tenantId, id),
  };
}

async function listGuests(
  db: Database,
  { tenantId, id, restaurantId, closedAt }: TabRow,
): Promise<StoredTab['guests']> {
  const inCart = sql<number>`coalesce((
    select sum(i.quantity)::int from carts c
    join cart_items i on i.tenant_id = c.tenant_id and i.cart_id = c.id
    where c.tenant_id = tab_guests.tenant_id and c.shopper_id = tab_guests.shopper_id
      and c.restaurant_id = ${restaurantId} and c.closed_at is null
  ), 0)`;
  const rows = await db
    .select({ guest: tabGuests, choosing: closedAt === null ? inCart : sql<number>`0` })
    .from(tabGuests)
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.tabId, id)))
    .orderBy(asc(tabGuests.id));
  return rows.map(({ guest, choosing }) => ({ ...guest, choosing }));
}

/** Tables at which a tab is open, of these. */
export async function listTablesWithTab(
  tx: Database,
  tenantId: number,
  tableIds: readonly number[],
): Promise<Set<number>> {
  if (tableIds.length === 0) return new Set();
  const rows = await tx
    .select({ tableId: tabs.tableId })
    .from(tabs)
    .where(
      and(eq(tabs.tenantId, tenantId), inArray(tabs.tableId, [...tableIds]), isNull(tabs.closedAt)),
    );
  return new Set(rows.map(({ tableId }) => tableId));
}

/** Open tabs of all tenants on which nothing happened since a moment, the oldest first. */
export function listQuietTabs(
  db: Database,
  changedBefore: Date,
  most: number,
): Promise<Pick<TabRow, 'tenantId' | 'id'>[]> {
  return db
    .select({ tenantId: tabs.tenantId, id: tabs.id })
    .from(tabs)
    .where(and(isNull(tabs.closedAt), lt(tabs.changedAt, changedBefore)))
    .orderBy(inTurns(tabs, tabs.changedAt))
    .limit(most);
}
