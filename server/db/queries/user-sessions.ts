import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { users, userSessions } from '../schema.ts';

/** A user who does not come back is signed out after so long (requirements, Identity). */
const userSessionMs = 30 * dayMs;

export type UserSession = typeof userSessions.$inferSelect & { userNumber: number };

/** The session of a token's hash that has not ended; null where there is none. */
export async function findUserSession(
  db: Database,
  tenantId: number,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<UserSession | null> {
  const [row] = await sessionByToken(db).execute({ tenantId, tokenHash, now });
  return row ? { ...row.session, userNumber: row.userNumber } : null;
}

/** Asked at every call of a user. */
const sessionByToken = prepareOnce((db) =>
  db
    .select({ session: userSessions, userNumber: users.userNumber })
    .from(userSessions)
    .innerJoin(
      users,
      and(eq(users.tenantId, userSessions.tenantId), eq(users.id, userSessions.userId)),
    )
    .where(
      and(
        eq(userSessions.tenantId, sql.placeholder('tenantId')),
        eq(userSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(userSessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('user_session_by_token'),
);

/** A browser in which a user has just signed in. */
export async function insertUserSession(
  db: Database,
  tenantId: number,
  session: { userId: string; tokenHash: string; browser: string; now: Date },
): Promise<void> {
  const { userId, tokenHash, browser, now } = session;
  const expiresAt = new Date(now.getTime() + userSessionMs);
  const times = { createdAt: now, lastUsedAt: now, expiresAt };
  await db.insert(userSessions).values({ tenantId, userId, tokenHash, browser, ...times });
}

/** Notes that a session was used, which makes it last longer. */
export async function touchUserSession(
  db: Database,
  tenantId: number,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + userSessionMs);
  await db
    .update(userSessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(and(eq(userSessions.tenantId, tenantId), eq(userSessions.id, id)));
}
