import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { orderStatus } from '#schemas/api/orders.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { orders, printJobs as table, printers } from '../schema.ts';
import type { PrinterRow } from './printers.ts';

export type PrintJob = typeof table.$inferSelect;

/** What waited longer is of no use to a kitchen any more (ms). */
const usefulFor = 12 * hourMs;
const over = orderStatus.options.filter(isOrderOver);

const ofPrinter = ({ tenantId, id }: PrinterRow) =>
  and(eq(table.tenantId, tenantId), eq(table.printerId, id));

/** Not printed, and still worth its paper: nobody makes an order that was handed over. */
const isDue = (db: Database, now: Date) =>
  and(
    inArray(table.state, ['waiting', 'sent']),
    gt(table.createdAt, new Date(now.getTime() - usefulFor)),
    or(
      isNull(table.orderId),
      inArray(table.kind, ['cancelled', 'again']),
      sql`not exists ${db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.tenantId, table.tenantId),
            eq(orders.id, table.orderId),
            inArray(orders.status, over),
          ),
        )}`,
    ),
  );

/** What a printer has to print next; null: nothing. */
export async function nextPrintJob(
  db: Database,
  printer: PrinterRow,
  now: Date,
): Promise<PrintJob | null> {
  const [job] = await db
    .select()
    .from(table)
    .where(and(ofPrinter(printer), isDue(db, now)))
    .orderBy(asc(table.id))
    .limit(1);
  return job ?? null;
}

/** A job that a printer names, while it is not printed. */
export async function findOpenPrintJob(
  db: Database,
  printer: PrinterRow,
  id: number,
): Promise<PrintJob | null> {
  const [job] = await db
    .select()
    .from(table)
    .where(and(ofPrinter(printer), eq(table.id, id), inArray(table.state, ['waiting', 'sent'])));
  return job ?? null;
}

/** The job that a printer fetched and has not confirmed; null: none. */
export async function findSentPrintJob(
  db: Database,
  printer: PrinterRow,
): Promise<PrintJob | null> {
  const [job] = await db
    .select()
    .from(table)
    .where(and(ofPrinter(printer), eq(table.state, 'sent')))
    .orderBy(asc(table.id))
    .limit(1);
  return job ?? null;
}

/**
 * Hands a job over. Fetched again without having been offered anew it is the same attempt, for a
 * reply may get lost on its way.
 * @param silentSince where given: only if it waits or was handed over before then
 * @returns the job as it is now; null where somebody else took it, or it is printed.
 */
export async function takePrintJob(
  db: Database,
  printer: PrinterRow,
  { id, now, silentSince }: { id: number; now: Date; silentSince?: Date },
): Promise<PrintJob | null> {
  const isAnew = sql`(${table.state} = 'waiting' or ${table.isOfferedAgain})`;
  const [job] = await db
    .update(table)
    .set({
      state: 'sent',
      attempts: sql`${table.attempts} + case when ${isAnew} then 1 else 0 end`,
      isOfferedAgain: false,
      sentAt: now,
    })
    .where(
      and(
        ofPrinter(printer),
        eq(table.id, id),
        inArray(table.state, ['waiting', 'sent']),
        silentSince && or(eq(table.state, 'waiting'), lt(table.sentAt, silentSince)),
      ),
    )
    .returning();
  return job ?? null;
}

/** How often a printer may fetch a job and say nothing of it, before no more paper is spent. */
const mostUnanswered = 5;

/**
 * Notes that a printer asks for work and has said nothing of a job that it fetched: the next fetch is
 * another attempt, or the job is given up.
 * @param silentSince where given: only if it was handed over before then
 */
export async function offerPrintJobAgain(
  db: Database,
  printer: PrinterRow,
  { id, now, silentSince }: { id: number; now: Date; silentSince?: Date },
): Promise<void> {
  const isGivenUp = sql`${table.unanswered} + 1 >= ${mostUnanswered}`;
  await db
    .update(table)
    .set({
      isOfferedAgain: true,
      unanswered: sql`${table.unanswered} + 1`,
      state: sql`case when ${isGivenUp} then 'failed' else ${table.state} end`,
      doneAt: sql`case when ${isGivenUp} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        ofPrinter(printer),
        eq(table.id, id),
        eq(table.state, 'sent'),
        eq(table.isOfferedAgain, false),
        silentSince && lt(table.sentAt, silentSince),
      ),
    );
}

/**
 * Writes down what a printer says of a job: printed, given up, or to be fetched again. What was
 * printed stays so, whatever comes late.
 */
export async function settlePrintJob(
  db: Database,
  printer: PrinterRow,
  { id, state, now }: { id: number; state: 'printed' | 'failed' | 'waiting'; now: Date },
): Promise<void> {
  await db
    .update(table)
    .set({ state, doneAt: state === 'waiting' ? null : now, isOfferedAgain: false, unanswered: 0 })
    .where(
      and(
        ofPrinter(printer),
        eq(table.id, id),
        state === 'printed'
          ? inArray(table.state, ['waiting', 'sent', 'failed'])
          : eq(table.state, 'sent'),
      ),
    );
}

type Asked = { cause: string; now: Date };

/** Queues a test; the same cause again changes nothing. */
export async function insertTestJob(
  db: Database,
  { tenantId, id: printerId }: PrinterRow,
  { cause, now: createdAt }: Asked,
): Promise<void> {
  await db
    .insert(table)
    .values({ tenantId, printerId, kind: 'test', cause, createdAt })
    .onConflictDoNothing();
}

/**
 * Queues an order's ticket once more at every printer of its restaurant and type; the same cause
 * again changes nothing.
 * @returns at how many.
 */
export async function insertCopies(
  db: Database,
  order: { tenantId: number; id: string; restaurantId: number; deliveryMethod: string },
  { cause, now: createdAt }: Asked,
): Promise<number> {
  const { tenantId } = order;
  const found = await db
    .select({ id: printers.id })
    .from(printers)
    .where(
      and(
        eq(printers.tenantId, tenantId),
        eq(printers.restaurantId, order.restaurantId),
        sql`${order.deliveryMethod} = any(${printers.orderTypes})`,
      ),
    );
  const jobs = found.map(({ id: printerId }) => ({
    tenantId,
    printerId,
    orderId: order.id,
    kind: 'again' as const,
    cause,
    createdAt,
  }));
  if (jobs.length > 0) await db.insert(table).values(jobs).onConflictDoNothing();
  return jobs.length;
}

/** By printer: jobs that wait, and those given up since an instant. */
export async function countPrintJobs(
  db: Database,
  tenantId: number,
  { now, failedSince }: { now: Date; failedSince: Date },
): Promise<Map<string, { waiting: number; failed: number }>> {
  const rows = await db
    .select({
      printerId: table.printerId,
      waiting: sql<number>`count(*) filter (where ${table.state} <> 'failed')::int`,
      failed: sql<number>`count(*) filter (where ${table.state} = 'failed')::int`,
    })
    .from(table)
    .where(
      and(
        eq(table.tenantId, tenantId),
        or(isDue(db, now), and(eq(table.state, 'failed'), gt(table.doneAt, failedSince))),
      ),
    )
    .groupBy(table.printerId);
  return new Map(rows.map(({ printerId, ...counts }) => [printerId, counts]));
}

/** Drops old jobs of every tenant. Housekeeping, hence without a tenant. */
export async function deletePrintJobsBefore(db: Database, before: Date): Promise<void> {
  await deleteOfEachTenant(db, table, lt(table.createdAt, before));
}
