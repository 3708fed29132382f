import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { giftCards, orderRefunds, payments, refunds } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';
import type { Payment } from './payments.ts';

export type Refund = typeof refunds.$inferSelect;
/** A row of the ledger. */
export type OrderRefund = typeof orderRefunds.$inferSelect;

/** Writes a refund into the ledger, where it is never changed; over its tenders it goes by refunds. */
export async function insertOrderRefund(
  tx: Database,
  tenantId: number,
  refund: Omit<typeof orderRefunds.$inferInsert, 'tenantId' | 'id' | 'sequence'>,
): Promise<OrderRefund> {
  const [row] = await tx
    .insert(orderRefunds)
    .values({ ...refund, tenantId })
    .returning();
  if (!row) throw new Error('PostgreSQL wrote no refund');
  return row;
}

/** The refund of an order that a call with this Idempotency-Key asked for. */
export async function findOrderRefundByKey(
  tx: Database,
  tenantId: number,
  { orderId, requestKey }: { orderId: string; requestKey: string },
): Promise<OrderRefund | null> {
  const [row] = await tx
    .select()
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.tenantId, tenantId),
        eq(orderRefunds.orderId, orderId),
        eq(orderRefunds.requestKey, requestKey),
      ),
    );
  return row ?? null;
}

/**
 * Writes down what of a refund goes over one payment; the caller holds the order's lock and has
 * seen that so much is left of it. What needs no gateway is done with that.
 * @returns its id.
 */
export async function insertRefund(
  tx: Database,
  tenantId: number,
  refund: Pick<Refund, 'paymentId' | 'amount' | 'reason' | 'status'> & {
    orderRefundId: string;
    now: Date;
  },
): Promise<string> {
  const { now, ...row } = refund;
  const times = { createdAt: now, nextAttemptAt: now };
  const [written] = await tx
    .insert(refunds)
    .values({ ...row, ...times, kind: 'refund', tenantId })
    .returning({ id: refunds.id });
  if (!written) throw new Error('PostgreSQL wrote no refund');
  return written.id;
}

/**
 * Asks for what is held, or not yet decided, to be let go of; asked for once, whoever asks. Only a
 * void that is done is asked for again, for then the money came to be held after it.
 */
export async function insertVoid(
  tx: Database,
  tenantId: number,
  refund: Pick<Refund, 'paymentId' | 'amount' | 'reason'> & { now: Date },
): Promise<void> {
  const { now, ...row } = refund;
  await tx
    .insert(refunds)
    .values({ ...row, kind: 'void', tenantId, createdAt: now, nextAttemptAt: now })
    .onConflictDoUpdate({
      target: [refunds.tenantId, refunds.paymentId],
      targetWhere: sql`${refunds.kind} = 'void'`,
      set: { status: 'pending', nextAttemptAt: now },
      setWhere: sql`${refunds.status} = 'succeeded'`,
    });
}

const isDue = (now: Date) => and(eq(refunds.status, 'pending'), lte(refunds.nextAttemptAt, now));

/** Tenants with refunds that are due, who waits longest first: housekeeping, hence without a tenant. */
export const listTenantsWithDueRefunds = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, refunds, { isDue: isDue(now), dueAt: refunds.nextAttemptAt });

/**
 * A tenant's refund that waits longest, locked; others that are being sent are skipped.
 * Asked for within the transaction that puts off its next attempt.
 */
export async function lockDueRefund(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<{ refund: Refund; payment: Payment } | null> {
  const [row] = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .where(and(eq(refunds.tenantId, tenantId), isDue(now)))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(1)
    .for('update', { of: refunds, skipLocked: true });
  return row ?? null;
}

/** Counts an attempt before it is made, so that a process that dies in it is not asked at once. */
export async function putOffRefund(
  tx: Database,
  tenantId: number,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ nextAttemptAt, attempts: sql`${refunds.attempts} + 1` })
    .where(byId(tenantId, id));
}

export async function updateRefund(
  db: Database,
  tenantId: number,
  id: string,
  change: Partial<
    Pick<Refund, 'status' | 'reference' | 'lastError' | 'instead' | 'replacementCardId'>
  >,
): Promise<void> {
  await db.update(refunds).set(change).where(byId(tenantId, id));
}

export function findRefundsOfOrder(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<{ refund: Refund; payment: Payment }[]> {
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .where(and(eq(refunds.tenantId, tenantId), eq(payments.orderId, orderId)));
}

/** Where money went that a void gift card could not take. */
export type GiftCardInstead = NonNullable<Refund['instead']>;

/**
 * The card that counts in place of a void one, from an earlier refund, and what it was made for in
 * minor units; null: there is none.
 */
export async function findReplacementCard(
  tx: Database,
  tenantId: number,
  giftCardId: string,
): Promise<{ instead: GiftCardInstead; cardId: string; amount: number } | null> {
  const [row] = await tx
    .select({
      instead: refunds.instead,
      cardId: refunds.replacementCardId,
      amount: giftCards.amount,
    })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .innerJoin(
      giftCards,
      and(eq(giftCards.tenantId, refunds.tenantId), eq(giftCards.id, refunds.replacementCardId)),
    )
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(payments.giftCardId, giftCardId),
        eq(giftCards.state, 'active'),
        isNotNull(refunds.instead),
      ),
    )
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  if (!row?.instead || !row.cardId) return null;
  return { instead: row.instead, cardId: row.cardId, amount: row.amount };
}

/** A replacement's code is with its customer, or it ended: nothing waits for staff any more. */
export async function settleReplacementCard(
  tx: Database,
  tenantId: number,
  giftCardId: string,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ instead: 'new_card' })
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(refunds.replacementCardId, giftCardId),
        eq(refunds.instead, 'waiting'),
      ),
    );
}

const byId = (tenantId: number, id: string) =>
  and(eq(refunds.tenantId, tenantId), eq(refunds.id, id));
