import { timingSafeEqual } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { StaffIdentity } from './identity.ts';
import { findStaffBySession, touchStaffSession, type SessionBounds } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { hashToken } from './token.ts';
import { xsrfMismatch } from './xsrf-mismatch.ts';

/** Host-only, HttpOnly, Secure, SameSite=Strict (requirements, Identity). */
export const staffCookie = 'staff_session';
/**
 * The specification's anti-forgery cookie (§7); the storefront's client echoes it in X-XSRF-TOKEN.
 */
export const xsrfCookie = 'XSRF-TOKEN';

/** A session ends so long after its last use, and however it is used so long after its first. */
const staffIdleMs = 12 * hourMs;
const staffSessionMs = 30 * dayMs;
/** Its last use is written at most this often, so that reading costs no writing. */
const touchEvery = 5 * minuteMs;

/** What a session that lives at an instant may have behind it (requirements, Identity). */
export const sessionBoundsAt = (now: Date): SessionBounds => ({
  startedAfter: new Date(now.getTime() - staffSessionMs),
  usedAfter: new Date(now.getTime() - staffIdleMs),
});

export type StaffClaims = {
  token: string | null;
  /** The X-XSRF-TOKEN header. */
  xsrf: string | undefined;
  /** The call changes something, so it must prove that our own page sent it. */
  isChange: boolean;
};

/**
 * The staff member of a session cookie; null without a live session.
 * @throws ApiError 403 for a change without its XSRF token.
 */
export async function resolveStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: number,
  { token, xsrf, isChange }: StaffClaims,
): Promise<StaffIdentity | null> {
  if (token === null) return null;
  const now = clock();
  const bounds = sessionBoundsAt(now);
  const session = await findStaffBySession(db, tenantId, hashToken(token), bounds);
  if (!session) return null;
  if (isChange && !isSameHash(hashToken(xsrf ?? ''), session.xsrfHash)) throw xsrfMismatch();
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEvery) {
    await touchStaffSession(db, tenantId, session.tokenHash, now);
  }
  const { id, name, email, role, restaurantId } = session.account;
  const { tokenHash: sessionHash, needsSecondFactor, confirmedAt } = session;
  const person = { id, name, email, role, restaurantId };
  return { kind: 'staff', ...person, sessionHash, device: null, needsSecondFactor, confirmedAt };
}

/** Both are hex of SHA-256, so they are equally long. */
const isSameHash = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a), Buffer.from(b));
