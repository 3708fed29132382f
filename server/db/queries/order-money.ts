import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
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

const given = { tenantId: sql.placeholder('tenantId'), orderIds: sql.placeholder('orderIds') };

const isOfOrders = (table: { tenantId: PgColumn; orderId: PgColumn }) =>
  and(eq(table.tenantId, given.tenantId), sql`${table.orderId} = any(${given.orderIds}::uuid[])`);

const paymentsOfOrders = prepareOnce((db) =>
  db
    .select()
    .from(payments)
    .where(isOfOrders(payments))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .prepare('payments_of_orders'),
);

const ledgerOfOrders = prepareOnce((db) =>
  db
    .select()
    .from(orderRefunds)
    .where(isOfOrders(orderRefunds))
    .orderBy(asc(orderRefunds.sequence))
    .prepare('ledger_of_orders'),
);

const refundsOfOrders = prepareOnce((db) =>
  db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .where(isOfOrders(payments))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .prepare('refunds_of_orders'),
);

const disputesOfOrders = prepareOnce((db) =>
  db
    .select({ dispute: paymentDisputes })
    .from(paymentDisputes)
    .innerJoin(
      payments,
      and(
        eq(payments.tenantId, paymentDisputes.tenantId),
        eq(payments.id, paymentDisputes.paymentId),
      ),
    )
    .where(isOfOrders(payments))
    .orderBy(asc(paymentDisputes.openedAt), asc(paymentDisputes.id))
    .prepare('disputes_of_orders'),
);

/** The money of each of these orders. */
export async function findMoneyOfOrders(
  db: Database,
  tenantId: number,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMoney> {
  const asked = { tenantId, orderIds };
  const paid = await paymentsOfOrders(db).execute(asked);
  if (paid.length === 0) return () => noMoney;
  const ledger = await ledgerOfOrders(db).execute(asked);
  const sent = await refundsOfOrders(db).execute(asked);
  const disputed = await disputesOfOrders(db).execute(asked);
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
