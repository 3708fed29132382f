import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { giftCardPayments, giftCardRefunds } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

export type GiftCardPayment = typeof giftCardPayments.$inferSelect;
export type GiftCardRefund = typeof giftCardRefunds.$inferSelect;

const byId = (tenantId: number, id: string) =>
  and(eq(giftCardPayments.tenantId, tenantId), eq(giftCardPayments.id, id));

/** Every attempt at a card, oldest first. */
export function findPaymentsOfCard(
  db: Database,
  tenantId: number,
  giftCardId: string,
): Promise<GiftCardPayment[]> {
  return db
    .select()
    .from(giftCardPayments)
    .where(
      and(eq(giftCardPayments.tenantId, tenantId), eq(giftCardPayments.giftCardId, giftCardId)),
    )
    .orderBy(asc(giftCardPayments.createdAt), asc(giftCardPayments.id));
}

export async function findGiftCardPayment(
  db: Database,
  tenantId: number,
  id: string,
): Promise<GiftCardPayment | null> {
  const [row] = await db.select().from(giftCardPayments).where(byId(tenantId, id));
  return row ?? null;
}

/** The payment that a gateway knows by this name. */
export async function findGiftCardPaymentByReference(
  db: Database,
  tenantId: number,
  { gateway, reference }: { gateway: 'sandbox' | 'stripe'; reference: string },
): Promise<GiftCardPayment | null> {
  const [row] = await db
    .select()
    .from(giftCardPayments)
    .where(
      and(
        eq(giftCardPayments.tenantId, tenantId),
        eq(giftCardPayments.gateway, gateway),
        eq(giftCardPayments.reference, reference),
      ),
    );
  return row ?? null;
}

export async function insertGiftCardPayment(
  tx: Database,
  payment: typeof giftCardPayments.$inferInsert,
): Promise<void> {
  await tx.insert(giftCardPayments).values(payment);
}

export async function settleGiftCardPayment(
  tx: Database,
  tenantId: number,
  id: string,
  change: Pick<GiftCardPayment, 'status'> &
    Partial<Pick<GiftCardPayment, 'reference' | 'failureCode' | 'takenAt'>>,
): Promise<void> {
  await tx.update(giftCardPayments).set(change).where(byId(tenantId, id));
}

/** What went back of a card's purchase, or is on its way; oldest first. */
export async function findRefundsOfCard(
  db: Database,
  tenantId: number,
  giftCardId: string,
): Promise<GiftCardRefund[]> {
  const rows = await db
    .select({ refund: giftCardRefunds })
    .from(giftCardRefunds)
    .innerJoin(
      giftCardPayments,
      and(
        eq(giftCardPayments.tenantId, giftCardRefunds.tenantId),
        eq(giftCardPayments.id, giftCardRefunds.paymentId),
      ),
    )
    .where(and(eq(giftCardRefunds.tenantId, tenantId), eq(giftCardPayments.giftCardId, giftCardId)))
    .orderBy(asc(giftCardRefunds.createdAt), asc(giftCardRefunds.id));
  return rows.map(({ refund }) => refund);
}

export async function insertGiftCardRefund(
  tx: Database,
  refund: typeof giftCardRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(giftCardRefunds).values(refund);
}

const isDue = (now: Date) =>
  and(eq(giftCardRefunds.status, 'pending'), lte(giftCardRefunds.nextAttemptAt, now));

/** Tenants with such refunds that are due, who waits longest first: housekeeping, hence without a tenant. */
export const listTenantsWithDueGiftCardRefunds = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, giftCardRefunds, {
    isDue: isDue(now),
    dueAt: giftCardRefunds.nextAttemptAt,
  });

/** A tenant's refund that waits longest, locked; others that are being sent are skipped. */
export async function lockDueGiftCardRefund(
  tx: Database,
  tenantId: number,
  now: Date,
): Promise<{ refund: GiftCardRefund; payment: GiftCardPayment } | null> {
  const [row] = await tx
    .select({ refund: giftCardRefunds, payment: giftCardPayments })
    .from(giftCardRefunds)
    .innerJoin(
      giftCardPayments,
      and(
        eq(giftCardPayments.tenantId, giftCardRefunds.tenantId),
        eq(giftCardPayments.id, giftCardRefunds.paymentId),
      ),
    )
    .where(and(eq(giftCardRefunds.tenantId, tenantId), isDue(now)))
    .orderBy(asc(giftCardRefunds.nextAttemptAt))
    .limit(1)
    .for('update', { of: giftCardRefunds, skipLocked: true });
  return row ?? null;
}

const refundById = (tenantId: number, id: string) =>
  and(eq(giftCardRefunds.tenantId, tenantId), eq(giftCardRefunds.id, id));

/** Counts an attempt before it is made, so that a process that dies in it is not asked at once. */
export async function putOffGiftCardRefund(
  tx: Database,
  tenantId: number,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await tx
    .update(giftCardRefunds)
    .set({ nextAttemptAt, attempts: sql`${giftCardRefunds.attempts} + 1` })
    .where(refundById(tenantId, id));
}

export async function updateGiftCardRefund(
  db: Database,
  tenantId: number,
  id: string,
  change: Partial<Pick<GiftCardRefund, 'status' | 'reference' | 'lastError'>>,
): Promise<void> {
  await db.update(giftCardRefunds).set(change).where(refundById(tenantId, id));
}
