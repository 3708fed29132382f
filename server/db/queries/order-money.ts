import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orderRefunds, paymentDisputes, payments, refunds } from '../schema.ts';
import type { Payment } from './payments.ts';
import type { OrderRefund, Refund } from './refunds.ts';

export type Dispute = typeof paymentDisputes.$inferSelect;

/** What came in for an order and what went back, each oldest first. */
export type OrderMoney = {
  payments: Payment[];
  /** The ledger. */
  orderRefunds: OrderRefund[];
  /** What of it went over which payment, and what is held and let go of. */
  refunds: Refund[];
  disputes: Dispute[];
};

const noMoney: OrderMoney = { payments: [], orderRefunds: [], refunds: [], disputes: [] };

/** The money of each of these orders. */
export async function findMoneyOfOrders(
  db: Database,
  tenantId: number,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMoney> {
  const ofOrders = and(eq(payments.tenantId, tenantId), inArray(payments.orderId, [...orderIds]));
  const paid = await db
    .select()
    .from(payments)
    .where(ofOrders)
    .orderBy(asc(payments.createdAt), asc(payments.id));
  if (paid.length === 0) return () => noMoney;
  const ledger = await db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.tenantId, tenantId), inArray(orderRefunds.orderId, [...orderIds])))
    .orderBy(asc(orderRefunds.sequence));
  const sent = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .where(ofOrders)
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const disputed = await db
    .select({ dispute: paymentDisputes })
    .from(paymentDisputes)
    .innerJoin(
      payments,
      and(
        eq(payments.tenantId, paymentDisputes.tenantId),
        eq(payments.id, paymentDisputes.paymentId),
      ),
    )
    .where(ofOrders)
    .orderBy(asc(paymentDisputes.openedAt), asc(paymentDisputes.id));
  const paymentsOf = grouped(paid, ({ orderId }) => orderId);
  const ledgerOf = grouped(ledger, ({ orderId }) => orderId);
  const refundsOf = grouped(sent, ({ refund }) => refund.paymentId);
  const disputesOf = grouped(disputed, ({ dispute }) => dispute.paymentId);
  return (orderId) => {
    const own = paymentsOf.get(orderId) ?? [];
    return {
      payments: own,
      orderRefunds: ledgerOf.get(orderId) ?? [],
      refunds: own.flatMap(({ id }) => (refundsOf.get(id) ?? []).map(({ refund }) => refund)),
      disputes: own.flatMap(({ id }) => (disputesOf.get(id) ?? []).map(({ dispute }) => dispute)),
    };
  };
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The money of one order; under its lock nothing of it changes but what its gateway says. */
export const findMoneyOfOrder = async (
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<OrderMoney> => (await findMoneyOfOrders(db, tenantId, [orderId]))(orderId);
