import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { LotPart } from '#schemas/rules/loyalty/point-lots.ts';
import type { Database } from '../client.ts';
import { loyaltyEntries, loyaltyLots, users } from '../schema.ts';

export type LoyaltyLot = typeof loyaltyLots.$inferSelect;
type Entry = typeof loyaltyEntries.$inferSelect;

/** Whoever writes in a user's ledger holds this until the end of the transaction (rule R53). */
export async function lockPoints(tx: Database, tenantId: number, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)))
    .for('no key update');
  return rows.length > 0;
}

/** What a user can redeem now: what expired meanwhile is not there, whether a job saw it or not. */
export async function sumUsablePoints(
  db: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${loyaltyLots.left}), 0)::int` })
    .from(loyaltyLots)
    .where(usable(tenantId, userId, now));
  return row?.points ?? 0;
}

/** The lots that a user can redeem from now. */
export function listUsableLots(
  db: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<LoyaltyLot[]> {
  return db
    .select()
    .from(loyaltyLots)
    .where(usable(tenantId, userId, now))
    .orderBy(asc(loyaltyLots.id));
}

const usable = (tenantId: number, userId: string, now: Date) =>
  and(
    eq(loyaltyLots.tenantId, tenantId),
    eq(loyaltyLots.userId, userId),
    gt(loyaltyLots.left, 0),
    or(isNull(loyaltyLots.expiresAt), gt(loyaltyLots.expiresAt, now)),
  );

/** What expired of one user, or of anybody (null), and was not taken off yet. */
export function listExpiredLots(
  db: Database,
  { tenantId, userId }: { tenantId: number; userId: string },
  now: Date,
): Promise<LoyaltyLot[]> {
  return db
    .select()
    .from(loyaltyLots)
    .where(
      and(
        eq(loyaltyLots.tenantId, tenantId),
        eq(loyaltyLots.userId, userId),
        gt(loyaltyLots.left, 0),
        lte(loyaltyLots.expiresAt, now),
      ),
    )
    .orderBy(asc(loyaltyLots.id));
}

/** Users of any tenant with points that have expired. */
export function listUsersWithExpired(
  db: Database,
  now: Date,
  most: number,
): Promise<{ tenantId: number; userId: string }[]> {
  return db
    .selectDistinct({ tenantId: loyaltyLots.tenantId, userId: loyaltyLots.userId })
    .from(loyaltyLots)
    .where(and(gt(loyaltyLots.left, 0), lte(loyaltyLots.expiresAt, now)))
    .limit(most);
}

/** The lot of an order; null where it earns nobody anything. */
export async function findLotOfOrder(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<LoyaltyLot | null> {
  const [lot] = await db
    .select()
    .from(loyaltyLots)
    .where(and(eq(loyaltyLots.tenantId, tenantId), eq(loyaltyLots.orderId, orderId)));
  return lot ?? null;
}

/** Points that a user has coming. */
export async function sumPendingPoints(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<number> {
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${loyaltyLots.earned} - ${loyaltyLots.clawedBack}), 0)::int`,
    })
    .from(loyaltyLots)
    .where(
      and(
        eq(loyaltyLots.tenantId, tenantId),
        eq(loyaltyLots.userId, userId),
        isNull(loyaltyLots.availableAt),
        isNull(loyaltyLots.voidedAt),
      ),
    );
  return row?.points ?? 0;
}

/** Writes what an order will earn, once (rule R75). @returns null where it earns already. */
export async function insertLot(
  tx: Database,
  tenantId: number,
  lot: Pick<LoyaltyLot, 'userId' | 'orderId' | 'earned' | 'createdAt'>,
): Promise<LoyaltyLot | null> {
  const [row] = await tx
    .insert(loyaltyLots)
    .values({ ...lot, tenantId })
    .onConflictDoNothing({ target: [loyaltyLots.tenantId, loyaltyLots.orderId] })
    .returning();
  return row ?? null;
}

/** Changes a lot beside its points, which `writeEntries` alone changes. */
export async function updateLot(
  tx: Database,
  tenantId: number,
  id: number,
  change: Partial<
    Pick<LoyaltyLot, 'earned' | 'clawedBack' | 'availableAt' | 'voidedAt' | 'expiresAt'>
  >,
): Promise<void> {
  await tx
    .update(loyaltyLots)
    .set(change)
    .where(and(eq(loyaltyLots.tenantId, tenantId), eq(loyaltyLots.id, id)));
}

const comes = new Set<Entry['kind']>(['earn', 'return']);

/**
 * Writes into the ledger of a user, whose points the caller has locked, and changes what is left of
 * each lot with it, so that both say the same (rule R79).
 */
export async function writeEntries(
  tx: Database,
  tenantId: number,
  entries: Pick<Entry, 'userId' | 'kind' | 'orderId' | 'at'> & { parts: readonly LotPart[] },
): Promise<void> {
  const { parts, ...entry } = entries;
  for (const { lotId, points } of parts) {
    const change = comes.has(entry.kind) ? points : -points;
    await tx
      .update(loyaltyLots)
      .set({ left: sql`${loyaltyLots.left} + ${change}` })
      .where(and(eq(loyaltyLots.tenantId, tenantId), eq(loyaltyLots.id, lotId)));
    await tx.insert(loyaltyEntries).values({ ...entry, tenantId, lotId, points: change });
  }
}

/** What an order still has of the points that it redeemed, by lot: less what came back. */
export async function listRedeemedLots(
  db: Database,
  tenantId: number,
  orderId: string,
): Promise<(LoyaltyLot & { redeemed: number })[]> {
  const redeemed = sql<number>`(-sum(${loyaltyEntries.points}))::int`;
  const rows = await db
    .select({ lot: loyaltyLots, redeemed })
    .from(loyaltyEntries)
    .innerJoin(
      loyaltyLots,
      and(
        eq(loyaltyLots.tenantId, loyaltyEntries.tenantId),
        eq(loyaltyLots.id, loyaltyEntries.lotId),
      ),
    )
    .where(
      and(
        eq(loyaltyEntries.tenantId, tenantId),
        eq(loyaltyEntries.orderId, orderId),
        sql`${loyaltyEntries.kind} in ('redeem', 'return')`,
      ),
    )
    .groupBy(loyaltyLots.tenantId, loyaltyLots.id)
    .having(sql`sum(${loyaltyEntries.points}) < 0`);
  return rows.map(({ lot, redeemed: points }) => ({ ...lot, redeemed: points }));
}

/** The next points of a user to expire; null: none will. */
export async function findNextExpiry(
  db: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<{ at: Date; points: number } | null> {
  const [row] = await db
    .select({
      at: loyaltyLots.expiresAt,
      points: sql<number>`sum(${loyaltyLots.left})::int`,
    })
    .from(loyaltyLots)
    .where(and(usable(tenantId, userId, now), isNotNull(loyaltyLots.expiresAt)))
    .groupBy(loyaltyLots.expiresAt)
    .orderBy(asc(loyaltyLots.expiresAt))
    .limit(1);
  return row?.at ? { at: row.at, points: row.points } : null;
}
