import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { guests, orders } from '../schema.ts';

export type Guest = typeof guests.$inferSelect;

export async function findGuestByToken(
  db: Database,
  tenantId: number,
  tokenHash: string,
): Promise<Guest | null> {
  const [guest] = await guestByToken(db).execute({ tenantId, tokenHash });
  return guest ?? null;
}

/** Asked at every call of a guest. */
const guestByToken = prepareOnce((db) =>
  db
    .select()
    .from(guests)
    .where(
      and(
        eq(guests.tenantId, sql.placeholder('tenantId')),
        eq(guests.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .prepare('guest_by_token'),
);

/** Binds a number to a token; false when the number is somebody's. */
export async function insertGuest(
  db: Database,
  tenantId: number,
  guest: { guestNumber: number; tokenHash: string; enteredBy?: string; now: Date },
): Promise<boolean> {
  const { guestNumber, tokenHash, enteredBy = null, now } = guest;
  const rows = await db
    .insert(guests)
    .values({ tenantId, guestNumber, tokenHash, enteredBy, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing({ target: [guests.tenantId, guests.guestNumber] })
    .returning({ id: guests.id });
  return rows.length === 1;
}

export async function touchGuest(
  db: Database,
  tenantId: number,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(guests)
    .set({ lastUsedAt: now })
    .where(and(eq(guests.tenantId, tenantId), eq(guests.id, id)));
}

/**
 * Drops the guests of every tenant that were last used before a moment and never ordered; their
 * carts go with them. Housekeeping, hence the one query without a tenant.
 * @returns how many were dropped.
 */
export async function deleteStaleGuests(db: Database, usedBefore: Date): Promise<number> {
  const { rowCount } = await db.delete(guests).where(
    and(
      lt(guests.lastUsedAt, usedBefore),
      notExists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .where(and(eq(orders.tenantId, guests.tenantId), eq(orders.guestId, guests.id))),
      ),
    ),
  );
  return rowCount ?? 0;
}
