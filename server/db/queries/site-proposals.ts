import { and, count, desc, eq, getTableColumns, gt, max, or, sql } from 'drizzle-orm';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { readScheduledChanges } from '#schemas/config/scheduled-changes.ts';
import type { Database } from '../client.ts';
import { restaurants, siteProposals as table } from '../schema.ts';

type Row = typeof table.$inferSelect;
export type SiteProposal = Omit<Row, 'changes'> & { changes: readonly ReversibleChange[] };
export type NamedProposal = SiteProposal & { restaurant: string };

/** So many are listed at most; more waits nowhere, for a manager has one that does. */
const most = 50;

const withName = { ...getTableColumns(table), restaurant: restaurants.name };
const ofRestaurant = and(
  eq(restaurants.tenantId, table.tenantId),
  eq(restaurants.id, table.restaurantId),
);
const isOne = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));
const at = (restaurantId: number | null) =>
  restaurantId === null ? undefined : eq(table.restaurantId, restaurantId);
const waits = eq(table.state, 'waiting');

const read = <R extends Row>(row: R) => ({ ...row, changes: readScheduledChanges(row.changes) });

/** Writes one that waits. @throws DrizzleQueryError where its sender has one that does. */
export async function insertProposal(
  tx: Database,
  tenantId: number,
  proposal: Pick<
    SiteProposal,
    'restaurantId' | 'changes' | 'message' | 'senderId' | 'sender' | 'sentAt'
  >,
): Promise<SiteProposal> {
  const [row] = await tx
    .insert(table)
    .values({ ...proposal, tenantId, changedAt: proposal.sentAt })
    .returning();
  if (!row) throw new Error('a proposal was not written');
  return read(row);
}

/** One with the name of its restaurant; null where there is none by this id. */
export async function findProposal(
  db: Database,
  tenantId: number,
  id: string,
): Promise<NamedProposal | null> {
  const [row] = await db
    .select(withName)
    .from(table)
    .innerJoin(restaurants, ofRestaurant)
    .where(isOne(tenantId, id));
  return row ? read(row) : null;
}

/** One, locked; null where there is none by this id. */
export async function lockProposal(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<SiteProposal | null> {
  const [row] = await tx.select().from(table).where(isOne(tenantId, id)).for('update');
  return row ? read(row) : null;
}

/** Those of a restaurant that wait, the earliest first, locked. */
export async function lockWaitingProposals(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<SiteProposal[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), at(restaurantId), waits))
    .orderBy(table.sentAt, table.id)
    .for('update');
  return rows.map(read);
}

/**
 * What waits, and what somebody sent before, the newest first.
 * @param restaurantId null: of every restaurant
 */
export async function listProposals(
  db: Database,
  tenantId: number,
  { restaurantId, senderId }: { restaurantId: number | null; senderId: string },
): Promise<NamedProposal[]> {
  const rows = await db
    .select(withName)
    .from(table)
    .innerJoin(restaurants, ofRestaurant)
    .where(
      and(eq(table.tenantId, tenantId), at(restaurantId), or(waits, eq(table.senderId, senderId))),
    )
    .orderBy(sql`${table.state} <> 'waiting'`, desc(table.sentAt), desc(table.id))
    .limit(most);
  return rows.map(read);
}

/** How many wait, and when any was last sent or decided. */
export async function countProposals(
  db: Database,
  tenantId: number,
  restaurantId: number | null,
): Promise<{ waiting: number; changedAt: Date | null }> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${waits}))::int`,
      changedAt: max(table.changedAt),
    })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), at(restaurantId)));
  return row ?? { waiting: 0, changedAt: null };
}

/** How many somebody sent after an instant. */
export async function countSentSince(
  db: Database,
  tenantId: number,
  { senderId, since }: { senderId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(table)
    .where(
      and(eq(table.tenantId, tenantId), eq(table.senderId, senderId), gt(table.sentAt, since)),
    );
  return row?.sent ?? 0;
}

export type ProposalChange = Pick<SiteProposal, 'state' | 'changedAt'> &
  Partial<Pick<SiteProposal, 'decidedById' | 'decidedBy' | 'reason' | 'leftOut' | 'version'>>;

/** Changes one whose lock the caller holds. */
export async function saveProposal(
  tx: Database,
  tenantId: number,
  id: string,
  change: ProposalChange,
): Promise<void> {
  await tx.update(table).set(change).where(isOne(tenantId, id));
}
