import type { SignedIn } from '#schemas/api/user-accounts.ts';
import { browserLabel } from '#schemas/rules/browser-label.ts';
import type { Database } from '../db/client.ts';
import { insertUserSession } from '../db/queries/user-sessions.ts';
import { lockUser } from '../db/queries/user-accounts.ts';
import type { User } from '../db/queries/users.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Cookie } from '../http/set-cookie.ts';
import { cookieName } from '../identity/cookie-name.ts';
import type { Identity } from '../identity/identity.ts';
import { deviceMaxAge, newDeviceToken, userDeviceCookie } from '../identity/known-device.ts';
import { hashToken, newUserToken } from '../identity/token.ts';
import { mergeGuest } from './merge-guest.ts';
import { userView } from './user-view.ts';

/** What a sign-in needs of its call. */
export type Caller = {
  tenant: { locale: string };
  /** A guest whose token came along is merged into the user (rule R49). */
  identity: Identity | null;
  userAgent: string;
  setCookie: (cookie: Cookie) => void;
};

/**
 * Signs a user in, in the browser of this call, which is known to their account from then on. It is
 * the last step of the caller's transaction.
 * @param isNew the transaction has made the account
 * @returns null where the account was deleted meanwhile
 */
export async function signUserIn(
  tx: Database,
  deps: Pick<Deps, 'clock' | 'options' | 'secretKey'>,
  { tenantId, id: userId }: Pick<User, 'tenantId' | 'id'>,
  { tenant, identity, userAgent, setCookie }: Caller,
  isNew = false,
): Promise<SignedIn | null> {
  // Two sign-ins at once of one guest merge their carts once.
  const user = await lockUser(tx, tenantId, userId);
  if (!user) return null;
  const token = newUserToken(tenantId);
  const now = deps.clock();
  const { browser, system } = browserLabel(userAgent);
  await insertUserSession(tx, tenantId, {
    userId,
    tokenHash: hashToken(token),
    browser: [browser, system].filter((part) => part !== null).join(' · '),
    now,
  });
  const isGuest = identity?.kind === 'guest' && identity.enteredBy === null;
  const hasMerged = isGuest && (await mergeGuest(tx, user, { guestId: identity.id, now }));
  setCookie({
    name: cookieName(deps.options, userDeviceCookie),
    value: newDeviceToken(deps, { tenantId, email: user.email }, 'customers'),
    maxAge: deviceMaxAge,
  });
  return { token, user: userView(user, tenant), has_merged_cart: hasMerged, is_new: isNew };
}
