import type { StaffAccount } from '../db/queries/staff.ts';
import { insertStaffSession } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Cookie } from '../http/set-cookie.ts';
import { cookieName } from '../identity/cookie-name.ts';
import { deskDeviceCookie, deskDeviceMaxAge } from '../identity/desk-device.ts';
import { deviceCookie, deviceMaxAge, newDeviceToken } from '../identity/known-device.ts';
import { staffCookie, xsrfCookie } from '../identity/staff-session.ts';
import { hashToken, newToken } from '../identity/token.ts';

/** What a session by password needs of the browser that it is for. */
export type Browser = {
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (cookie: Cookie) => void;
  userAgent: string;
  network: string;
};

/** Signs a person in, in the browser of this call, which is known to their account from then on. */
export async function beginSession(
  deps: Pick<Deps, 'db' | 'clock' | 'options' | 'secretKey'>,
  account: Pick<StaffAccount, 'tenantId' | 'id'> & { email: string },
  { cookies, setCookie, userAgent, network }: Browser,
): Promise<void> {
  const { tenantId, id: staffId, email } = account;
  const [token, xsrf] = [newToken(tenantId), newToken(tenantId)];
  const now = deps.clock();
  await insertStaffSession(deps.db, tenantId, {
    tokenHash: hashToken(token),
    xsrfHash: hashToken(xsrf),
    staffId,
    startedAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    userAgent,
    network,
  });
  setCookie({ name: cookieName(deps.options, staffCookie), value: token });
  // A device goes by it again once this session is over, which may be when the browser closes.
  const isDevice = cookies[cookieName(deps.options, deskDeviceCookie)] !== undefined;
  const maxAge = isDevice ? { maxAge: deskDeviceMaxAge } : {};
  setCookie({ name: xsrfCookie, value: xsrf, isReadable: true, ...maxAge });
  setCookie({
    name: cookieName(deps.options, deviceCookie),
    value: newDeviceToken(deps, { tenantId, email }),
    maxAge: deviceMaxAge,
  });
}
