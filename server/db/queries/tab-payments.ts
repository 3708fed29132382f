import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orderLines, orders, tabGuests, tabPayments, tabPaymentUnits, tabs } from '../schema.ts';
import { inTurns } from '../tenants-with-due.ts';
import { findMoneyOfOrders } from './order-money.ts';
import type { StoredOrder } from './orders.ts';

export type Tab = typeof tabs.$inferSelect;
export type TabPayment = typeof tabPayments.$inferSelect;
type Unit = Pick<typeof tabPaymentUnits.$inferSelect, 'orderLineId' | 'unit'>;
/** A payment with the dishes that it is for; none where it is for no certain ones. */
export type TabPaymentWithUnits = TabPayment & { units: Unit[] };

const byId = (tenantId: number, id: string) =>
  and(eq(tabPayments.tenantId, tenantId), eq(tabPayments.id, id));

/** Every payment of a tab with what it is for, oldest first, also those that came to nothing. */
export async function listTabPayments(
  db: Database,
  tenantId: number,
  tabId: string,
): Promise<TabPaymentWithUnits[]> {
  const rows = await db
    .select()
    .from(tabPayments)
    .where(and(eq(tabPayments.tenantId, tenantId), eq(tabPayments.tabId, tabId)))
    .orderBy(asc(tabPayments.createdAt), asc(tabPayments.id));
  const ids = rows.map(({ id }) => id);
  const units =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(tabPaymentUnits)
          .where(
            and(eq(tabPaymentUnits.tenantId, tenantId), inArray(tabPaymentUnits.tabPaymentId, ids)),
          );
  return rows.map((row) => ({
    ...row,
    units: units.flatMap(({ tabPaymentId, orderLineId, unit }) =>
      tabPaymentId === row.id ? [{ orderLineId, unit }] : [],
    ),
  }));
}

/** The orders of a tab with their lines and money, oldest first. */
export async function listOrdersOfTab(
  db: Database,
  tenantId: number,
  tabId: string,
): Promise<Pick<StoredOrder, 'order' | 'lines' | 'money'>[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.tabId, tabId)))
    .orderBy(asc(orders.placedAt), asc(orders.number), asc(orders.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
  const moneyOf = await findMoneyOfOrders(db, tenantId, ids);
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    money: moneyOf(order.id),
  }));
}

/** Lock its tab first. */
export async function insertTabPayment(
  tx: Database,
  payment: typeof tabPayments.$inferInsert,
  units: readonly Unit[],
): Promise<void> {
  await tx.insert(tabPayments).values(payment);
  if (units.length === 0) return;
  const { tenantId, id: tabPaymentId } = payment;
  await tx
    .insert(tabPaymentUnits)
    .values(units.map((unit) => ({ ...unit, tenantId, tabPaymentId })));
}

/** The payment whose attempt a gateway knows by this id of ours. */
export async function findTabPaymentByAttempt(
  db: Database,
  tenantId: number,
  attemptId: string,
): Promise<TabPayment | null> {
  const [row] = await db
    .select()
    .from(tabPayments)
    .where(and(eq(tabPayments.tenantId, tenantId), eq(tabPayments.attemptId, attemptId)));
  return row ?? null;
}

/** The payment that a gateway knows by this name. */
export async function findTabPaymentByReference(
  db: Database,
  tenantId: number,
  { gateway, reference }: { gateway: 'sandbox' | 'stripe'; reference: string },
): Promise<TabPayment | null> {
  const [row] = await db
    .select()
    .from(tabPayments)
    .where(
      and(
        eq(tabPayments.tenantId, tenantId),
        eq(tabPayments.gateway, gateway),
        eq(tabPayments.reference, reference),
      ),
    );
  return row ?? null;
}

type Change = Partial<
  Pick<
    TabPayment,
    | 'status'
    | 'gateway'
    | 'reference'
    | 'failureCode'
    | 'takenAt'
    | 'staffId'
    | 'attemptId'
    | 'attemptAt'
    | 'expiresAt'
    | 'amount'
    | 'tip'
    | 'cashRounding'
    | 'giftCards'
    | 'points'
    | 'pointsWorth'
    | 'heldCardId'
  >
>;

/** Changes a payment whose tab is locked. */
export async function updateTabPayment(
  tx: Database,
  tenantId: number,
  id: string,
  change: Change,
): Promise<void> {
  await tx.update(tabPayments).set(change).where(byId(tenantId, id));
}

/** What a payment that came to nothing was for can be paid by others. */
export async function releaseTabUnits(tx: Database, tenantId: number, id: string): Promise<void> {
  await tx
    .delete(tabPaymentUnits)
    .where(and(eq(tabPaymentUnits.tenantId, tenantId), eq(tabPaymentUnits.tabPaymentId, id)));
}

/** The equal shares that a tab is split into from now on; its lock is held. */
export async function startTabSplit(
  tx: Database,
  { tenantId, id, splitNumber }: Pick<Tab, 'tenantId' | 'id' | 'splitNumber'>,
  of: number,
): Promise<void> {
  await tx
    .update(tabs)
    .set({ splitOf: of, splitNumber: splitNumber + 1 })
    .where(and(eq(tabs.tenantId, tenantId), eq(tabs.id, id)));
}

/** Payments of all tenants that are held for longer than they may be, longest first. */
export function listExpiredTabPayments(
  db: Database,
  now: Date,
  most: number,
): Promise<TabPayment[]> {
  return db
    .select()
    .from(tabPayments)
    .where(
      and(
        inArray(tabPayments.status, ['pending', 'requires_action']),
        lte(tabPayments.expiresAt, now),
      ),
    )
    .orderBy(inTurns(tabPayments, tabPayments.expiresAt))
    .limit(most);
}

/** Points that a user is about to pay tabs with: held until those payments are paid or given up. */
export async function sumHeldPoints(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${tabPayments.points}), 0)::int` })
    .from(tabPayments)
    .innerJoin(
      tabGuests,
      and(
        eq(tabGuests.tenantId, tabPayments.tenantId),
        eq(tabGuests.id, tabPayments.guestId),
        eq(tabGuests.shopperId, userId),
      ),
    )
    .where(
      and(
        eq(tabPayments.tenantId, tenantId),
        inArray(tabPayments.status, ['pending', 'requires_action']),
      ),
    );
  return row?.points ?? 0;
}

/** The shopper who pays; null: staff took it, or the guest has no phone. */
export async function findPayer(
  db: Database,
  { tenantId, guestId }: Pick<TabPayment, 'tenantId' | 'guestId'>,
): Promise<string | null> {
  if (guestId === null) return null;
  const [row] = await db
    .select({ shopperId: tabGuests.shopperId })
    .from(tabGuests)
    .where(and(eq(tabGuests.tenantId, tenantId), eq(tabGuests.id, guestId)));
  return row?.shopperId ?? null;
}
