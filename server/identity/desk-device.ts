import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { findDeviceByToken, touchDevice, touchPersonAtDevice } from '../db/queries/desk-devices.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { isSignature, sign } from '../security/sign.ts';
import type { StaffIdentity } from './identity.ts';
import { hashToken } from './token.ts';
import { xsrfMismatch } from './xsrf-mismatch.ts';

/** Host-only, HttpOnly, Secure, SameSite=Strict, beside that of a session by password. */
export const deskDeviceCookie = 'desk_device';

/** Seconds: browsers keep no cookie longer; each visit of the desk sets it anew (RFC 6265bis §5.5). */
export const deskDeviceMaxAge = (400 * dayMs) / 1000;

/** A person is forgotten so long after their last change (decisions/038). */
export const personIdleMs = 5 * minuteMs;
/** Uses are written at most this often, so that reading costs no writing. */
const touchEvery = 5 * minuteMs;
const touchPersonEvery = minuteMs / 6;

/** The XSRF token that the writes of a device must echo: its own, and the same at every visit. */
export const deviceXsrf = ({ secretKey }: Pick<Deps, 'secretKey'>, token: string): string =>
  sign(secretKey, xsrfPurpose, token);

const xsrfPurpose = 'XSRF tokens of desk devices';

export type DeviceClaims = {
  token: string | null;
  /** The X-XSRF-TOKEN header. */
  xsrf: string | undefined;
  isChange: boolean;
  /** Nobody has to have identified for this call. */
  isWithoutPerson: boolean;
};

/**
 * Who is at the device of a cookie: the person who has identified, with their role, or the device
 * itself, which may read. Either counts at the device's restaurant alone.
 * @returns null where the cookie is of no device.
 * @throws ApiError 403 `xsrf_mismatch`, and `pin_required` for a change by nobody.
 */
export async function resolveDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  tenantId: number,
  { token, xsrf, isChange, isWithoutPerson }: DeviceClaims,
): Promise<StaffIdentity | null> {
  if (token === null) return null;
  const { db } = deps;
  const found = await findDeviceByToken(db, tenantId, hashToken(token));
  if (!found) return null;
  const isOurs = isSignature(deps.secretKey, xsrfPurpose, { text: token, sent: xsrf ?? '' });
  if (isChange && !isOurs) throw xsrfMismatch();
  const now = deps.clock();
  const { id, name, restaurantId, tokenHash, account, staffUsedAt, lastUsedAt } = found;
  const personUntil = staffUsedAt && new Date(staffUsedAt.getTime() + personIdleMs);
  const isThere =
    account !== null && staffUsedAt !== null && personUntil !== null && now < personUntil;
  if (isChange && !isThere && !isWithoutPerson) {
    throw new ApiError(403, 'pin_required', 'Enter your PIN first.');
  }
  const isWorking = isThere && isChange && !isWithoutPerson;
  if (isWorking && now.getTime() - staffUsedAt.getTime() >= touchPersonEvery) {
    await touchPersonAtDevice(db, tenantId, id, { staffId: account.id, now });
  } else if (now.getTime() - lastUsedAt.getTime() >= touchEvery) {
    await touchDevice(db, tenantId, id, now);
  }
  const device = { id, name, restaurantId, personUntil: isThere ? personUntil : null };
  const needsSecondFactor = false;
  const here = {
    kind: 'staff',
    restaurantId,
    sessionHash: tokenHash,
    device,
    needsSecondFactor,
    confirmedAt: null,
  } as const;
  if (!isThere) return { ...here, id, name, email: null, role: 'staff' };
  return {
    ...here,
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
  };
}
