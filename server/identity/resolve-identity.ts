import type { Caller } from '#schemas/api/endpoint.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';
import { touchGuest } from '../db/queries/guests.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hashToken } from './token.ts';

/** A guest's last use is written at most this often, so that reading costs no writing. */
const touchEvery = hourMs;

/**
 * Who calls, by the token.
 * @throws ApiError 401 without a valid token, 403 where its owner may not call this.
 */
export async function resolveIdentity(
  { db, clock, guests }: Pick<Deps, 'db' | 'clock' | 'guests'>,
  tenantId: number,
  token: string | null,
  callers: readonly Caller[],
): Promise<Identity> {
  const tokenHash = token === null ? null : hashToken(token);
  const guest = tokenHash === null ? null : await guests.byToken(tenantId, tokenHash);
  if (!guest) {
    throw new ApiError(
      401,
      'unauthenticated',
      callers.includes('guest')
        ? 'Your session may have expired. Please try again.'
        : 'Please log in.',
    );
  }
  if (!callers.includes('guest')) throw new ApiError(403, 'login_required', 'Please log in.');
  const now = clock();
  if (now.getTime() - guest.lastUsedAt.getTime() >= touchEvery) {
    await touchGuest(db, tenantId, guest.id, now);
    guests.forget(tenantId, guest.tokenHash);
  }
  const { id, guestNumber, enteredBy } = guest;
  return { kind: 'guest', id, guestNumber, enteredBy };
}

/** The same where anyone may call: a token that proves nothing is as good as none. */
export async function recogniseIdentity(
  deps: Pick<Deps, 'db' | 'clock' | 'guests'>,
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
