import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orders, payments } from '../schema.ts';

export type Payment = typeof payments.$inferSelect;

const byId = (tenantId: number, id: string) =>
  and(eq(payments.tenantId, tenantId), eq(payments.id, id));

/**
 * Finds out, within another query, whether money may be moving for a cart, by a payment begun after
 * a moment; cash waits at the counter and does not count. Its constants fit the index of these.
 */
export const paymentUnderWay = (
  db: Database,
  tenantId: number | SQLWrapper,
  cartId: string | SQLWrapper,
  since: Date | SQLWrapper,
) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId)))
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(orders.cartId, cartId),
        eq(payments.status, sql`'pending'`),
        ne(payments.gateway, sql`'cash'`),
        ne(payments.gateway, sql`'gift_card'`),
        gt(payments.createdAt, since),
      ),
    )
    .limit(1);

/** Every attempt at an order, oldest first. */
export function findPaymentsOfOrder(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, orderId)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function findPayment(
  db: Database,
  tenantId: number,
  id: string,
): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(byId(tenantId, id));
  return row ?? null;
}

/** The payment of one order that a gateway knows by this name; one of a tab is of several. */
export async function findPaymentByReference(
  db: Database,
  tenantId: number,
  { gateway, reference }: Pick<Payment, 'gateway'> & { reference: string },
): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.gateway, gateway),
        eq(payments.reference, reference),
        isNull(payments.tabPaymentId),
      ),
    );
  return row ?? null;
}

/** What a payment of a tab paid of its orders, the largest part first. */
export function listPaymentsOfTabPayment(
  db: Database,
  tenantId: number,
  tabPaymentId: string,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.tabPaymentId, tabPaymentId)))
    .orderBy(desc(payments.amount), asc(payments.id));
}

/** Locked until the transaction ends; lock its cart and order first. */
export async function lockPayment(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<Payment | null> {
  const [row] = await tx.select().from(payments).where(byId(tenantId, id)).for('update');
  return row ?? null;
}

export async function insertPayment(
  db: Database,
  tenantId: number,
  payment: Omit<typeof payments.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(payments).values({ ...payment, tenantId });
}

/** Records how an attempt stands; `takenAt` comes with the money. */
export async function settlePayment(
  db: Database,
  tenantId: number,
  id: string,
  outcome: Pick<Payment, 'status'> &
    Partial<Pick<Payment, 'reference' | 'failureCode' | 'takenAt'>>,
): Promise<void> {
  await db.update(payments).set(outcome).where(byId(tenantId, id));
}

/** Another amount is to be paid by it than so far; what a card holds stays as it is. */
export async function changePaymentAmount(
  tx: Database,
  tenantId: number,
  { id, status, authorised, amount: before }: Payment,
  amount: number,
): Promise<void> {
  const isHeld = status === 'authorised';
  await tx
    .update(payments)
    .set({ amount, ...(isHeld && { authorised: authorised ?? before }) })
    .where(byId(tenantId, id));
}

/** From now on held money is being taken, as much as it then is. */
export async function beginCapture(
  tx: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ captureAskedAt: now }).where(byId(tenantId, id));
}

/**
 * Records that the cash of an order changed hands; without cash, or again, nothing changes.
 * @returns whether it did now.
 */
export async function takeCash(
  tx: Database,
  tenantId: number,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(payments)
    .set({ status: 'succeeded', takenAt: now })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderId, orderId),
        eq(payments.gateway, 'cash'),
        eq(payments.status, 'pending'),
      ),
    )
    .returning({ id: payments.id });
  return taken.length > 0;
}

/**
 * Ends the waiting of what gift cards are to pay for an order; the cards are locked.
 * @returns the payments that waited until now.
 */
export async function settleHeldGiftCards(
  tx: Database,
  tenantId: number,
  { orderId, to, at }: { orderId: string; to: 'succeeded' | 'failed'; at: Date },
): Promise<string[]> {
  const change =
    to === 'succeeded' ? { status: to, takenAt: at } : { status: to, failureCode: 'released' };
  const settled = await tx
    .update(payments)
    .set(change)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderId, orderId),
        eq(payments.gateway, 'gift_card'),
        eq(payments.status, 'pending'),
      ),
    )
    .returning({ id: payments.id });
  return settled.map(({ id }) => id);
}

/** What gift cards are to pay for an order that comes back: they are held anew. */
export async function reopenGiftCards(
  tx: Database,
  tenantId: number,
  orderId: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'pending', failureCode: null })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderId, orderId),
        eq(payments.gateway, 'gift_card'),
        eq(payments.failureCode, 'released'),
      ),
    );
}

/** Whether an order has a payment of another attempt that brought, or holds, its money. */
export async function isPaidByAnother(
  db: Database,
  tenantId: number,
  { orderId, id }: Pick<Payment, 'orderId' | 'id'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderId, orderId),
        ne(payments.id, id),
        // A gift card pays beside it.
        ne(payments.gateway, 'gift_card'),
        inArray(payments.status, ['succeeded', 'authorised']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
