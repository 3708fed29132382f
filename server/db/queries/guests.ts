import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { prepareOnce } from '../prepare-once.ts';
import { guests, orders, reservations, shoppers, tabGuests, tabPayments } from '../schema.ts';

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
  const values = { guestNumber, tokenHash, enteredBy, createdAt: now, lastUsedAt: now };
  return (await insertGuestOnce(db, tenantId, values)) !== null;
}

/**
 * A new guest with their shopper, in one statement; null where the number or the token is
 * somebody's.
 */
export async function insertGuestOnce(
  db: Database,
  tenantId: number,
  values: Omit<typeof guests.$inferInsert, 'tenantId' | 'id'>,
): Promise<{ id: string } | null> {
  const id = randomUUID();
  // The shopper first: a distributed database checks the reference after each part of a statement.
  const shopper = db.$with('shopper').as(db.insert(shoppers).values({ tenantId, id }).returning());
  const [made] = await db
    .with(shopper)
    .insert(guests)
    .values({ ...values, tenantId, id })
    .onConflictDoNothing()
    .returning({ id: guests.id });
  if (made) return made;
  await db.delete(shoppers).where(and(eq(shoppers.tenantId, tenantId), eq(shoppers.id, id)));
  return null;
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
 * Drops the guests of every tenant that were last used before a moment and never ordered, booked a
 * table or paid of a tab; their carts go with them. Housekeeping, hence without a tenant.
 * @returns how many were dropped.
 */
export function deleteStaleGuests(db: Database, usedBefore: Date): Promise<number> {
  const isUnused = and(
    eq(guests.tenantId, shoppers.tenantId),
    eq(guests.id, shoppers.id),
    lt(guests.lastUsedAt, usedBefore),
  );
  const isTheirs = and(eq(orders.tenantId, shoppers.tenantId), eq(orders.shopperId, shoppers.id));
  const isBooked = and(
    eq(reservations.tenantId, shoppers.tenantId),
    eq(reservations.shopperId, shoppers.id),
  );
  const hasPaid = and(
    eq(tabGuests.tenantId, shoppers.tenantId),
    eq(tabGuests.shopperId, shoppers.id),
  );
  const isAtTab = and(
    eq(tabGuests.tenantId, shoppers.tenantId),
    eq(tabGuests.shopperId, shoppers.id),
  );
  return deleteOfEachTenant(
    db,
    shoppers,
    and(
      exists(
        db
          .select({ one: sql`1` })
          .from(guests)
          .where(isUnused),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .where(isTheirs),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(reservations)
          .where(isBooked),
      ),
      // Who paid of a tab need not have ordered anything on it.
      notExists(
        db
          .select({ one: sql`1` })
          .from(tabGuests)
          .innerJoin(
            tabPayments,
            and(
              eq(tabPayments.tenantId, tabGuests.tenantId),
              eq(tabPayments.guestId, tabGuests.id),
            ),
          )
          .where(isAtTab),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(tabGuests)
          .innerJoin(
            tabPayments,
            and(
              eq(tabPayments.tenantId, tabGuests.tenantId),
              eq(tabPayments.guestId, tabGuests.id),
            ),
          )
          .where(hasPaid),
      ),
    ),
  );
}

/** So many of the guests that somebody was: a browser has one, and a draft of an order is short-lived. */
const mostMerged = 5;

/** The guests who became a user by signing in, those used last first. */
export async function listMergedGuests(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tenantId, tenantId), eq(guests.mergedInto, userId)))
    .orderBy(desc(guests.lastUsedAt))
    .limit(mostMerged);
  return rows.map(({ id }) => id);
}

/** Notes which user a guest became. */
export async function noteMerged(
  tx: Database,
  tenantId: number,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx
    .update(guests)
    .set({ mergedInto: userId })
    .where(and(eq(guests.tenantId, tenantId), eq(guests.id, guestId)));
}
