import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import {
  heldCards,
  orderLines,
  orders,
  payments,
  tabGuests,
  tabPayments,
  tabPaymentUnits,
  tabs,
} from '../schema.ts';
import type { OrderRow } from './orders.ts';
import type { TabRow } from './tabs.ts';

/** Tabs, locked in one order by whoever locks several, so that no two wait for each other. */
export function lockTabs(
  tx: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<TabRow[]> {
  return tx
    .select()
    .from(tabs)
    .where(and(eq(tabs.tenantId, tenantId), inArray(tabs.id, [...ids])))
    .orderBy(asc(tabs.id))
    .for('update');
}

/** The orders on these tabs, by their ids. */
export async function listOrdersOfTabs(
  db: Database,
  tenantId: number,
  tabIds: readonly string[],
): Promise<OrderRow[]> {
  if (tabIds.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.tabId, [...tabIds])))
    .orderBy(asc(orders.id));
}

/** The same, locked until the transaction ends; lock the tabs first. */
export function lockOrdersOfTabs(
  tx: Database,
  tenantId: number,
  tabIds: readonly string[],
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.tabId, [...tabIds])))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Changes orders whose lock the caller holds. */
export async function changeOrdersOfTab(
  tx: Database,
  tenantId: number,
  ids: readonly string[],
  change: Partial<Pick<OrderRow, 'tabId' | 'tabGuestId' | 'tableId' | 'tableName'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, [...ids])));
}

type Joining = { tenantId: number; from: string; to: string };

/**
 * Brings the guests of a tab onto another one, with what they ordered and pay. Who sits at both is one
 * guest there.
 */
export async function joinTabGuests(tx: Database, { tenantId, from, to }: Joining): Promise<void> {
  await tx.execute(sql`
    with twice as (
      select other.id as gone, own.id as kept from tab_guests other
      join tab_guests own on own.tenant_id = other.tenant_id and own.tab_id = ${to}
        and own.shopper_id = other.shopper_id
      where other.tenant_id = ${tenantId} and other.tab_id = ${from}
    ), ordered as (
      update orders set tab_guest_id = kept from twice
      where orders.tenant_id = ${tenantId} and orders.tab_guest_id = gone
    ), left_cards as (
      update held_cards set guest_id = kept from twice
      where held_cards.tenant_id = ${tenantId} and held_cards.guest_id = gone
    )
    update tab_payments set guest_id = kept from twice
    where tab_payments.tenant_id = ${tenantId} and tab_payments.guest_id = gone`);
  await tx.execute(sql`
    delete from tab_guests other using tab_guests own
    where other.tenant_id = ${tenantId} and other.tab_id = ${from}
      and own.tenant_id = other.tenant_id and own.tab_id = ${to}
      and own.shopper_id = other.shopper_id`);
  await tx
    .update(tabGuests)
    .set({ tabId: to })
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.tabId, from)));
}

/**
 * Brings the payments of a tab onto another one. Equal shares that they are were shares of the first
 * bill, and count to no split of the other.
 */
export async function joinTabPayments(
  tx: Database,
  { tenantId, from, to }: Joining,
): Promise<void> {
  const own = alias(tabPayments, 'own');
  const isKeyTaken = sql`exists (select from ${tabPayments} ${sql.identifier('own')}
    where ${own.tenantId} = ${tenantId} and ${own.tabId} = ${to}
      and ${own.requestKey} = ${tabPayments.requestKey})`;
  await tx
    .update(tabPayments)
    .set({
      tabId: to,
      shares: 0,
      // A key is one payment of a tab: the same one of both must not stop what staff do.
      requestKey: sql`case when ${isKeyTaken} then ${tabPayments.requestKey} || ':' || ${tabPayments.id}::text
        else ${tabPayments.requestKey} end`,
    })
    .where(and(eq(tabPayments.tenantId, tenantId), eq(tabPayments.tabId, from)));
}

/** Brings the cards that guests left on a tab onto another one. */
export async function joinHeldCards(tx: Database, { tenantId, from, to }: Joining): Promise<void> {
  await tx
    .update(heldCards)
    .set({ tabId: to })
    .where(and(eq(heldCards.tenantId, tenantId), eq(heldCards.tabId, from)));
}

/**
 * Which of these orders stay on their tab: somebody paid something of them, in whatever way, or pays
 * for a dish of them now.
 */
export async function listPaidOrders(
  tx: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const paid = await tx
    .select({ id: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        inArray(payments.orderId, [...ids]),
        or(gt(payments.takenAt, new Date(0)), eq(payments.status, 'succeeded')),
      ),
    );
  const claimed = await tx
    .select({ id: orderLines.orderId })
    .from(tabPaymentUnits)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.tenantId, tabPaymentUnits.tenantId),
        eq(orderLines.id, tabPaymentUnits.orderLineId),
      ),
    )
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, [...ids])));
  return new Set([...paid, ...claimed].map(({ id }) => id));
}
