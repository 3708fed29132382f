import { timingSafeEqual } from 'node:crypto';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from './identity.ts';
import { findStaffBySession, touchStaffSession } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hashToken } from './token.ts';

/** Host-only, HttpOnly, Secure, SameSite=Strict (requirements, Identity). */
export const staffCookie = 'staff_session';
/**
 * The specification's anti-forgery cookie (§7); the storefront's client echoes it in X-XSRF-TOKEN.
 */
export const xsrfCookie = 'XSRF-TOKEN';

/** A session ends so long after its last use. */
export const staffIdleMs = 12 * hourMs;
/** Its last use is written at most this often, so that reading costs no writing. */
const touchEvery = 5 * minuteMs;

export type StaffClaims = {
  token: string | null;
  /** The X-XSRF-TOKEN header. */
  xsrf: string | undefined;
  /** The call changes something, so it must prove that our own page sent it. */
  isChange: boolean;
};

/**
 * The staff member of a session cookie.
 * @throws ApiError 401 without a live session, 403 for a change without its XSRF token.
 */
export async function resolveStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: number,
  { token, xsrf, isChange }: StaffClaims,
): Promise<StaffIdentity> {
  const now = clock();
  const since = new Date(now.getTime() - staffIdleMs);
  const session =
    token === null ? null : await findStaffBySession(db, tenantId, hashToken(token), since);
  if (!session) throw new ApiError(401, 'staff_session_expired', 'Please sign in again.');
  if (isChange && !isSameHash(hashToken(xsrf ?? ''), session.xsrfHash)) {
    throw new ApiError(
      403,
      'xsrf_mismatch',
      'This page is out of date. Load it again and repeat what you did.',
    );
  }
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEvery) {
    await touchStaffSession(db, tenantId, session.tokenHash, now);
  }
  const { id, name, email, role, restaurantId } = session.account;
  const { tokenHash: sessionHash } = session;
  return { kind: 'staff', id, name, email, role, restaurantId, sessionHash };
}

/** Both are hex of SHA-256, so they are equally long. */
const isSameHash = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a), Buffer.from(b));
