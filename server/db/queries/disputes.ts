import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { disputeTransfers, orders, paymentDisputes, payments, restaurants } from '../schema.ts';
import type { Dispute } from './order-money.ts';

const withPayment = and(
  eq(payments.tenantId, paymentDisputes.tenantId),
  eq(payments.id, paymentDisputes.paymentId),
);
const withOrder = and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId));
const withRestaurant = and(
  eq(restaurants.tenantId, orders.tenantId),
  eq(restaurants.id, orders.restaurantId),
);
const shown = {
  dispute: paymentDisputes,
  order: { id: orders.id, number: orders.number, placedAt: orders.placedAt },
  restaurant: {
    id: restaurants.id,
    name: restaurants.name,
    timeZone: restaurants.timeZone,
    email: restaurants.email,
    orderMailAddress: restaurants.orderMailAddress,
  },
};

/** A dispute with the order and the restaurant it is about. */
export type DisputeOfOrder = {
  dispute: Dispute;
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'placedAt'>;
  restaurant: Pick<
    typeof restaurants.$inferSelect,
    'id' | 'name' | 'timeZone' | 'email' | 'orderMailAddress'
  >;
};

/** Disputes that are not decided, the one to be answered first comes first. */
export function listOpenDisputes(
  db: Database,
  tenantId: number,
  /** null: of all of the tenant. */
  restaurantId: number | null,
): Promise<DisputeOfOrder[]> {
  return db
    .select(shown)
    .from(paymentDisputes)
    .innerJoin(payments, withPayment)
    .innerJoin(orders, withOrder)
    .innerJoin(restaurants, withRestaurant)
    .where(
      and(
        eq(paymentDisputes.tenantId, tenantId),
        inArray(paymentDisputes.status, ['needs_response', 'under_review']),
        restaurantId === null ? undefined : eq(orders.restaurantId, restaurantId),
      ),
    )
    .orderBy(asc(paymentDisputes.respondBy), asc(paymentDisputes.openedAt));
}

type DisputeKey = Pick<Dispute, 'gateway' | 'id'>;

const byKey = (tenantId: number, { gateway, id }: DisputeKey) =>
  and(
    eq(paymentDisputes.tenantId, tenantId),
    eq(paymentDisputes.gateway, gateway),
    eq(paymentDisputes.id, id),
  );

/** A dispute by its gateway's name. */
export async function findDispute(
  db: Database,
  tenantId: number,
  key: DisputeKey,
): Promise<DisputeOfOrder | null> {
  const [row] = await db
    .select(shown)
    .from(paymentDisputes)
    .innerJoin(payments, withPayment)
    .innerJoin(orders, withOrder)
    .innerJoin(restaurants, withRestaurant)
    .where(byKey(tenantId, key));
  return row ?? null;
}

/** Writes down how a dispute stands, and what moved by it: each transfer once. */
export async function saveDispute(
  tx: Database,
  tenantId: number,
  dispute: Omit<typeof paymentDisputes.$inferInsert, 'tenantId'>,
  transfers: readonly { id: string; amount: number; at: Date }[],
): Promise<void> {
  const { gateway, id, paymentId: _paymentId, openedAt: _openedAt, ...state } = dispute;
  await tx
    .insert(paymentDisputes)
    .values({ ...dispute, tenantId })
    .onConflictDoUpdate({
      target: [paymentDisputes.tenantId, paymentDisputes.gateway, paymentDisputes.id],
      set: state,
    });
  if (transfers.length === 0) return;
  await tx
    .insert(disputeTransfers)
    .values(transfers.map((moved) => ({ ...moved, tenantId, gateway, disputeId: id })))
    .onConflictDoUpdate({
      target: [disputeTransfers.tenantId, disputeTransfers.gateway, disputeTransfers.id],
      set: { amount: sql`excluded.amount` },
    });
}
