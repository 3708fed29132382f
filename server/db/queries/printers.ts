import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PrinterStatus } from '#schemas/api/staff-printers.ts';
import type { Database } from '../client.ts';
import { printers as table, restaurants } from '../schema.ts';

export type PrinterRow = typeof table.$inferSelect;
export type PrinterChange = Pick<
  PrinterRow,
  'name' | 'protocol' | 'columns' | 'orderTypes' | 'copies'
>;

const byId = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

/** Printers of a restaurant, or of all of the tenant where null is asked for, by name. */
export const listPrinters = (
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<PrinterRow[]> =>
  db
    .select()
    .from(table)
    .where(
      and(
        eq(table.tenantId, tenantId),
        restaurantId === null ? undefined : eq(table.restaurantId, restaurantId),
      ),
    )
    .orderBy(asc(table.name), asc(table.id));

export async function findPrinter(
  db: Database,
  tenantId: number,
  id: string,
): Promise<PrinterRow | null> {
  const [row] = await db.select().from(table).where(byId(tenantId, id));
  return row ?? null;
}

/** The printer whose address has a secret; null: nobody's. */
export async function findPrinterByToken(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<PrinterRow | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.tokenHash, tokenHash)));
  return row ?? null;
}

/** How many a restaurant has; its row is locked, so that two at once count one after the other. */
export async function countPrinters(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<number> {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, restaurantId)))
    .for('no key update');
  return tx.$count(table, and(eq(table.tenantId, tenantId), eq(table.restaurantId, restaurantId)));
}

export async function insertPrinter(
  tx: Database,
  printer: typeof table.$inferInsert,
): Promise<PrinterRow> {
  const [row] = await tx.insert(table).values(printer).returning();
  if (!row) throw new Error('a printer was not written');
  return row;
}

/** @returns null where it is gone. */
export async function updatePrinter(
  db: Database,
  tenantId: number,
  id: string,
  change: Partial<PrinterChange> & { tokenHash?: string },
): Promise<PrinterRow | null> {
  const [row] = await db.update(table).set(change).where(byId(tenantId, id)).returning();
  return row ?? null;
}

export async function deletePrinter(db: Database, tenantId: number, id: string): Promise<void> {
  await db.delete(table).where(byId(tenantId, id));
}

/** It asks every few seconds: written down once in so long (ms). */
const seenEvery = 20_000;

/** Notes that a printer asked, and what it reported; null: nothing new. */
export async function notePrinterSeen(
  db: Database,
  { tenantId, id }: PrinterRow,
  { now, status }: { now: Date; status: PrinterStatus | null },
): Promise<void> {
  const known = sql`coalesce(${status}, ${table.status})`;
  await db
    .update(table)
    .set({ lastSeenAt: now, status: sql`${known}` })
    .where(
      and(
        byId(tenantId, id),
        or(
          isNull(table.lastSeenAt),
          lt(table.lastSeenAt, new Date(now.getTime() - seenEvery)),
          sql`${table.status} <> ${known}`,
        ),
      ),
    );
}
