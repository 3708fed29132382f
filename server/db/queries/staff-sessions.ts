import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { staffAccounts, staffSessions } from '../schema.ts';
import type { SessionBounds, StaffSession } from './staff.ts';

/**
 * Sessions that are alive, the last used first, with whose they are.
 * @param staffId whose; null: everybody's of the tenant
 */
export async function listSessions(
  db: Database,
  tenantId: number,
  { staffId, bounds }: { staffId: string | null; bounds: SessionBounds },
): Promise<(StaffSession & { name: string })[]> {
  const rows = await db
    .select({ session: staffSessions, name: staffAccounts.name })
    .from(staffSessions)
    .innerJoin(
      staffAccounts,
      and(
        eq(staffAccounts.tenantId, staffSessions.tenantId),
        eq(staffAccounts.id, staffSessions.staffId),
        eq(staffAccounts.isActive, true),
      ),
    )
    .where(
      and(
        eq(staffSessions.tenantId, tenantId),
        gt(staffSessions.startedAt, bounds.startedAfter),
        gt(staffSessions.lastUsedAt, bounds.usedAfter),
        staffId === null ? undefined : eq(staffSessions.staffId, staffId),
      ),
    )
    .orderBy(desc(staffSessions.lastUsedAt), desc(staffSessions.id));
  return rows.map(({ session, name }) => ({ ...session, name }));
}

/**
 * Ends one session by its id.
 * @param staffId whose it has to be; null: anybody's of the tenant
 * @returns whether there was one
 */
export async function deleteSession(
  tx: Database,
  tenantId: number,
  { id, staffId }: { id: string; staffId: string | null },
): Promise<boolean> {
  const rows = await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.tenantId, tenantId),
        eq(staffSessions.id, id),
        staffId === null ? undefined : eq(staffSessions.staffId, staffId),
      ),
    )
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Ends every session of a person but one. */
export async function deleteOtherSessions(
  tx: Database,
  tenantId: number,
  { staffId, exceptHash }: { staffId: string; exceptHash: string },
): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.tenantId, tenantId),
        eq(staffSessions.staffId, staffId),
        ne(staffSessions.tokenHash, exceptHash),
      ),
    );
}
