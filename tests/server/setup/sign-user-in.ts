import { insertUser, type NewUser } from '#server/db/queries/users.ts';
import { insertUserSession } from '#server/db/queries/user-sessions.ts';
import type { Database } from '#server/db/client.ts';
import { hashToken, newUserToken } from '#server/identity/token.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

/** A user of the small tenant who is signed in; gives the number and the headers that prove it. */
export async function signUserIn(
  db: Database,
  changes: Partial<NewUser> = {},
  { tenantId = small.tenant, host = small.host }: { tenantId?: number; host?: string } = {},
) {
  const user = await insertUser(db, tenantId, {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    emailVerifiedAt: fridayNoon,
    phoneNo: '0400 000 000',
    createdAt: fridayNoon,
    ...changes,
  });
  if (!user) throw new Error('the address has an account already');
  const token = newUserToken(tenantId);
  const session = {
    userId: user.id,
    tokenHash: hashToken(token),
    browser: 'Firefox on Linux',
    now: fridayNoon,
  };
  await insertUserSession(db, tenantId, session);
  return { user, token, headers: { host, authorization: `Bearer ${token}` } };
}
