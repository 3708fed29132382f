import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sandboxPayments, sandboxRefunds } from '../schema.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Writes a payment into the sandbox's books, unless it is there, and reads what they say. */
export async function enterSandboxPayment(
  db: Database,
  tenantId: number,
  payment: Omit<typeof sandboxPayments.$inferInsert, 'tenantId'>,
): Promise<SandboxPayment> {
  await db
    .insert(sandboxPayments)
    .values({ ...payment, tenantId })
    .onConflictDoNothing();
  const stored = await findSandboxPayment(db, tenantId, payment.id);
  if (!stored) throw new Error(`sandbox payment ${payment.id} vanished while it was entered`);
  return stored;
}

export async function findSandboxPayment(
  db: Database,
  tenantId: number,
  id: string,
): Promise<SandboxPayment | null> {
  const [row] = await db.select().from(sandboxPayments).where(byId(tenantId, id));
  return row ?? null;
}

/** Changes a payment only while it is in one of the given states; one statement, so races are settled. */
export async function changeSandboxPayment(
  db: Database,
  tenantId: number,
  id: string,
  from: readonly SandboxPayment['status'][],
  change: Partial<Omit<typeof sandboxPayments.$inferInsert, 'tenantId' | 'id'>>,
): Promise<void> {
  await db
    .update(sandboxPayments)
    .set(change)
    .where(and(byId(tenantId, id), inArray(sandboxPayments.status, [...from])));
}

const isWebhookDue = (now: Date) =>
  and(gt(sandboxPayments.webhooksLeft, 0), lte(sandboxPayments.webhookAt, now));

/** Tenants with webhooks that are due, who waits longest first: housekeeping, hence without a tenant. */
export const listTenantsWithDueWebhooks = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, sandboxPayments, {
    isDue: isWebhookDue(now),
    dueAt: sandboxPayments.webhookAt,
  });

/** A tenant's payment whose webhook is due, taken for a while so that no other instance sends it too. */
export async function leaseDueWebhook(
  db: Database,
  tenantId: number,
  { now, until }: { now: Date; until: Date },
): Promise<SandboxPayment | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.tenantId, tenantId), isWebhookDue(now)))
      .orderBy(asc(sandboxPayments.webhookAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    await tx.update(sandboxPayments).set({ webhookAt: until }).where(byId(tenantId, due.id));
    return due;
  });
}

/** One webhook fewer to send; the next one is due from then on. */
export async function countSentWebhook(
  db: Database,
  tenantId: number,
  id: string,
  nextAt: Date,
): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ webhooksLeft: sql`greatest(${sandboxPayments.webhooksLeft} - 1, 0)`, webhookAt: nextAt })
    .where(byId(tenantId, id));
}

/**
 * Gives money of a payment back, once for each refund's id.
 * @returns false where it was not taken, not so much of it is left,
 * or the id is that of another one.
 */
export async function giveSandboxRefund(
  db: Database,
  tenantId: number,
  refund: { id: string; paymentId: string; amount: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { paymentId, amount } = refund;
    const [payment] = await tx
      .select()
      .from(sandboxPayments)
      .where(byId(tenantId, paymentId))
      .for('update');
    const [given] = await tx
      .select()
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.tenantId, tenantId), eq(sandboxRefunds.id, refund.id)));
    if (given) return given.amount === amount && given.paymentId === paymentId;
    if (payment?.status !== 'succeeded' || payment.refunded + amount > payment.amount) return false;
    await tx.insert(sandboxRefunds).values({ ...refund, tenantId });
    const refunded = payment.refunded + amount;
    await tx.update(sandboxPayments).set({ refunded }).where(byId(tenantId, paymentId));
    return true;
  });
}

const byId = (tenantId: number, id: string) =>
  and(eq(sandboxPayments.tenantId, tenantId), eq(sandboxPayments.id, id));
