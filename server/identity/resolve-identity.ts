import type { Caller } from '#schemas/api/endpoint.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';
import { findUserSession, touchUserSession } from '../db/queries/user-sessions.ts';
import { touchGuest } from '../db/queries/guests.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hashToken, isUserToken } from './token.ts';

/** The last use is written at most this often, so that reading costs no writing. */
const touchEvery = hourMs;

type Needs = Pick<Deps, 'db' | 'clock' | 'guests'>;

/**
 * Who calls, by the token.
 * @throws ApiError 401 without a valid token, 403 where its owner may not call this.
 */
export async function resolveIdentity(
  deps: Needs,
  tenantId: number,
  token: string | null,
  callers: readonly Caller[],
): Promise<Identity> {
  if (token !== null && isUserToken(token)) return resolveUser(deps, tenantId, token, callers);
  const { db, clock, guests } = deps;
  const tokenHash = token === null ? null : hashToken(token);
  const guest = tokenHash === null ? null : await guests.byToken(tenantId, tokenHash);
  if (!guest) {
    throw new ApiError(
      401,
      'unauthenticated',
      callers.includes('guest')
        ? ({ requests }) => requests.sessionOver
        : ({ requests }) => requests.login,
    );
  }
  if (!callers.includes('guest'))
    throw new ApiError(403, 'login_required', ({ requests }) => requests.login);
  const now = clock();
  if (now.getTime() - guest.lastUsedAt.getTime() >= touchEvery) {
    await touchGuest(db, tenantId, guest.id, now);
    guests.forget(tenantId, guest.tokenHash);
  }
  const { id, guestNumber, enteredBy } = guest;
  return { kind: 'guest', id, guestNumber, enteredBy };
}

async function resolveUser(
  { db, clock }: Needs,
  tenantId: number,
  token: string,
  callers: readonly Caller[],
): Promise<Identity> {
  const now = clock();
  const session = await findUserSession(db, tenantId, { tokenHash: hashToken(token), now });
  if (!session) {
    throw new ApiError(401, 'unauthenticated', ({ requests }) => requests.logInAgain);
  }
  if (!callers.includes('user')) {
    throw new ApiError(403, 'not_for_users', ({ requests }) => requests.notForUsers);
  }
  const { id, userId, userNumber, lastUsedAt } = session;
  if (now.getTime() - lastUsedAt.getTime() >= touchEvery) {
    await touchUserSession(db, tenantId, { id, now });
  }
  return { kind: 'user', id: userId, userNumber, sessionId: id };
}

/** The same where anyone may call: a token that proves nothing is as good as none. */
export async function recogniseIdentity(
  deps: Needs,
  tenantId: number,
  token: string | null,
  callers: readonly Caller[],
): Promise<Identity | null> {
  if (token === null || callers.length === 0) return null;
  try {
    return await resolveIdentity(deps, tenantId, token, callers);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
