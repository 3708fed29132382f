import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orders, payments } from '../schema.ts';

export type Payment = typeof payments.$inferSelect;

/**
 * Whether money may be moving for a cart, by a payment begun after a moment; cash waits at the
 * counter and does not count.
 */
export async function isPaymentUnderWay(
  db: Database,
  tenantId: number,
  cartId: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId)))
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(orders.cartId, cartId),
        eq(payments.status, 'pending'),
        ne(payments.gateway, 'cash'),
        gt(payments.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export function findPaymentsOfOrder(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, orderId)));
}

export async function insertPayment(
  db: Database,
  tenantId: number,
  payment: Omit<typeof payments.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(payments).values({ ...payment, tenantId });
}

/** Records how an attempt ended. */
export async function settlePayment(
  db: Database,
  tenantId: number,
  id: string,
  outcome: Pick<Payment, 'status'> & Partial<Pick<Payment, 'reference' | 'failureCode'>>,
): Promise<void> {
  await db
    .update(payments)
    .set(outcome)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, id)));
}
