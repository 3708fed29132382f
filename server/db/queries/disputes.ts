import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orders, paymentDisputes, payments } from '../schema.ts';
import type { Dispute } from './order-money.ts';

/** Disputes that are not decided, the one to be answered first comes first. */
export function listOpenDisputes(
  db: Database,
  tenantId: number,
  /** null: of all of the tenant. */
  restaurantId: number | null,
): Promise<{ dispute: Dispute; order: Pick<typeof orders.$inferSelect, 'id' | 'number'> }[]> {
  return db
    .select({ dispute: paymentDisputes, order: { id: orders.id, number: orders.number } })
    .from(paymentDisputes)
    .innerJoin(
      payments,
      and(
        eq(payments.tenantId, paymentDisputes.tenantId),
        eq(payments.id, paymentDisputes.paymentId),
      ),
    )
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId)))
    .where(
      and(
        eq(paymentDisputes.tenantId, tenantId),
        inArray(paymentDisputes.status, ['needs_response', 'under_review']),
        restaurantId === null ? undefined : eq(orders.restaurantId, restaurantId),
      ),
    )
    .orderBy(asc(paymentDisputes.respondBy), asc(paymentDisputes.openedAt));
}
