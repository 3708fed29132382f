import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { payments, refunds } from '../schema.ts';
import type { Payment } from './payments.ts';

export type Refund = typeof refunds.$inferSelect;

/**
 * Asks for money to go back; the same payment and kind are asked for once, whoever asks. Only a void
 * that is done is asked for again, for then the money came to be held after it.
 * @returns whether it is to be sent because of this call.
 */
export async function insertRefund(
  db: Database,
  tenantId: number,
  refund: Pick<Refund, 'paymentId' | 'amount' | 'kind' | 'reason'> & { now: Date },
): Promise<boolean> {
  const { now, ...row } = refund;
  const inserted = await db
    .insert(refunds)
    .values({ ...row, tenantId, createdAt: now, nextAttemptAt: now })
    .onConflictDoUpdate({
      target: [refunds.tenantId, refunds.paymentId, refunds.kind],
      set: { status: 'pending', nextAttemptAt: now },
      setWhere: sql`${refunds.kind} = 'void' and ${refunds.status} = 'succeeded'`,
    })
    .returning({ id: refunds.id });
  return inserted.length > 0;
}

/**
 * The refund that waits longest, of any tenant, locked; others that are being sent are skipped.
 * Asked for within the transaction that puts off its next attempt.
 */
export async function lockDueRefund(
  tx: Database,
  now: Date,
): Promise<{ refund: Refund; payment: Payment } | null> {
  const [row] = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
    )
    .where(and(eq(refunds.status, 'pending'), lte(refunds.nextAttemptAt, now)))
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
  change: Partial<Pick<Refund, 'status' | 'reference' | 'lastError'>>,
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

const byId = (tenantId: number, id: string) =>
  and(eq(refunds.tenantId, tenantId), eq(refunds.id, id));
