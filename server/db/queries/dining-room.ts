import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  reservations,
  reservationTables,
  tabGuests,
  tableCalls,
  tabPayments,
  tabs,
} from '../schema.ts';
import type { TableCallRow } from './table-calls.ts';
import type { TabGuestRow, TabRow } from './tabs.ts';

/** A party that sits at a table, as its reservation or its walk-in says. */
export type SeatedParty = {
  tableId: number;
  reservationId: string;
  name: string;
  party: number;
  seatedAt: Date | null;
};

/**
 * Parties that are seated at a restaurant since an instant, by table: one that nobody has let go for
 * longer left unnoticed.
 */
export function listSeatedParties(
  db: Database,
  tenantId: number,
  { restaurantId, since }: { restaurantId: number; since: Date },
): Promise<SeatedParty[]> {
  return db
    .select({
      tableId: reservationTables.tableId,
      reservationId: reservations.id,
      name: reservations.name,
      party: reservations.party,
      seatedAt: reservations.seatedAt,
    })
    .from(reservations)
    .innerJoin(
      reservationTables,
      and(
        eq(reservationTables.tenantId, reservations.tenantId),
        eq(reservationTables.reservationId, reservations.id),
      ),
    )
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.restaurantId, restaurantId),
        eq(reservations.state, 'seated'),
        gte(reservations.startsAt, since),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id));
}

/** Tables of a restaurant at which a tab is open. */
export async function listTablesWithTab(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<Set<number>> {
  const open = await listOpenTabs(tx, tenantId, restaurantId);
  return new Set(open.map(({ tableId }) => tableId));
}

/** The open tabs of a restaurant. */
export function listOpenTabs(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<TabRow[]> {
  return db
    .select()
    .from(tabs)
    .where(
      and(eq(tabs.tenantId, tenantId), eq(tabs.restaurantId, restaurantId), isNull(tabs.closedAt)),
    );
}

/** Who sits at these tabs, in the order in which they joined. */
export async function listGuestsOfTabs(
  db: Database,
  tenantId: number,
  tabIds: readonly string[],
): Promise<TabGuestRow[]> {
  if (tabIds.length === 0) return [];
  return db
    .select()
    .from(tabGuests)
    .where(and(eq(tabGuests.tenantId, tenantId), inArray(tabGuests.tabId, [...tabIds])))
    .orderBy(asc(tabGuests.id));
}

/** What guests of these tabs want to pay in cash and nobody has taken yet; minor units. */
export async function listWaitingCash(
  db: Database,
  tenantId: number,
  tabIds: readonly string[],
): Promise<{ tabId: string; amount: number }[]> {
  if (tabIds.length === 0) return [];
  const { amount, tip, cashRounding, pointsWorth, giftCards } = tabPayments;
  const byGiftCards = sql`(
    select coalesce(sum((card->>'amount')::bigint), 0) from jsonb_array_elements(${giftCards}) card
  )`;
  return db
    .select({
      tabId: tabPayments.tabId,
      amount:
        sql<string>`sum(${amount} + ${tip} + ${cashRounding} - ${pointsWorth} - ${byGiftCards})`.mapWith(
          Number,
        ),
    })
    .from(tabPayments)
    .where(
      and(
        eq(tabPayments.tenantId, tenantId),
        inArray(tabPayments.tabId, [...tabIds]),
        eq(tabPayments.gateway, 'cash'),
        eq(tabPayments.status, 'pending'),
      ),
    )
    .groupBy(tabPayments.tabId);
}

/** What tables of a restaurant ask for and nobody has seen to, oldest first. */
export function listOpenTableCalls(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<TableCallRow[]> {
  return db
    .select()
    .from(tableCalls)
    .where(
      and(
        eq(tableCalls.tenantId, tenantId),
        eq(tableCalls.restaurantId, restaurantId),
        isNull(tableCalls.answeredAt),
      ),
    )
    .orderBy(asc(tableCalls.at), asc(tableCalls.id));
}
