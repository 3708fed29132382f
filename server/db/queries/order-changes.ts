import { and, eq, inArray } from 'drizzle-orm';
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import type { Database } from '../client.ts';
import { orderChanges, orderLines, orders, payments } from '../schema.ts';
import type { OrderChangeRow } from './order-events.ts';
import type { NewOrderLine, OrderRow } from './orders.ts';

/** Writes what an event changed of an order's lines. */
export async function insertOrderChange(
  tx: Database,
  tenantId: number,
  change: Omit<OrderChangeRow, 'tenantId'>,
): Promise<void> {
  await tx.insert(orderChanges).values({ ...change, tenantId });
}

/** A line as it is from now on; without an id it is new. */
export type ResoldLine = NewOrderLine & { id: number | null };

/**
 * Puts other lines in the place of an order's, whose lock the caller holds. A line that stays has
 * its id, by which refunds name it, and its position.
 */
export async function replaceOrderLines(
  tx: Database,
  tenantId: number,
  {
    orderId,
    gone,
    lines,
  }: { orderId: string; gone: readonly number[]; lines: readonly ResoldLine[] },
): Promise<void> {
  const ofOrder = and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId));
  if (gone.length > 0) {
    await tx.delete(orderLines).where(and(ofOrder, inArray(orderLines.id, [...gone])));
  }
  for (const { id, ...line } of lines) {
    if (id === null) await tx.insert(orderLines).values({ ...line, tenantId, orderId });
    else
      await tx
        .update(orderLines)
        .set(line)
        .where(and(ofOrder, eq(orderLines.id, id)));
  }
}

/** What an order costs after a change of its lines, what it holds, and how it is paid. */
export type ResoldOrder = Pick<
  OrderRow,
  | 'amounts'
  | 'couponCode'
  | 'tip'
  | 'discountTotal'
  | 'due'
  | 'subtotal'
  | 'deliveryCharge'
  | 'taxTotal'
  | 'total'
  | 'held'
  | 'paymentMethod'
  | 'paymentStatus'
>;

/** Sells an order anew whose lines staff changed; its lock is held. Nothing else alters what was sold (rule R14). */
export async function resellOrder(
  tx: Database,
  tenantId: number,
  id: string,
  sold: ResoldOrder,
): Promise<void> {
  await tx
    .update(orders)
    .set(sold)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
}

/** What is to be collected when an order is handed over, and what of the order it pays for. */
export async function changeCashDue(
  tx: Database,
  tenantId: number,
  id: string,
  change: { amount: number; pays: PaidParts | null },
): Promise<void> {
  await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, id)));
}

/** Nothing is to be collected any more: no money of it ever moved. */
export async function dropCashDue(tx: Database, tenantId: number, id: string): Promise<void> {
  await tx.delete(payments).where(and(eq(payments.tenantId, tenantId), eq(payments.id, id)));
}

/** Stores what a payment was taken for, before its order becomes another one. */
export async function storePaidParts(
  tx: Database,
  tenantId: number,
  id: string,
  pays: PaidParts,
): Promise<void> {
  await tx
    .update(payments)
    .set({ pays })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, id)));
}

type Lowered = {
  change: Pick<OrderRow, 'amounts' | 'discountTotal' | 'due' | 'held' | 'taxTotal' | 'total'>;
  lines: readonly Pick<typeof orderLines.$inferSelect, 'id' | 'orderDiscount' | 'tax'>[];
};

/** Lowers an order that points pay a part of at the table (decision 123); its lock is held. */
export async function lowerOrder(
  tx: Database,
  tenantId: number,
  orderId: string,
  { change, lines }: Lowered,
): Promise<OrderRow> {
  for (const { id, ...line } of lines) {
    await tx
      .update(orderLines)
      .set(line)
      .where(
        and(
          eq(orderLines.tenantId, tenantId),
          eq(orderLines.orderId, orderId),
          eq(orderLines.id, id),
        ),
      );
  }
  const [order] = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
    .returning();
  if (!order) throw new Error(`order ${orderId} vanished while it was lowered`);
  return order;
}
