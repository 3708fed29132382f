import { findStaffById, type StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isPassword } from '../identity/password.ts';
import { createAttemptLimits } from '../rate-limits/attempt-limits.ts';
import type { FactorOwner } from './second-factor.ts';
import { wrongPassword } from './wrong-password.ts';

/**
 * Asks whoever is signed in for their password before something that lets people in is changed:
 * whoever finds a browser open does not know it. Wrong ones cost growing pauses (decisions/024).
 */
export function createOwnPasswordCheck(
  deps: Pick<Deps, 'db' | 'pool' | 'options'>,
): (owner: FactorOwner, password: string, path?: string) => Promise<StaffAccount> {
  const limits = createAttemptLimits(deps, 'own-password', deps.options.limits.signIns.pauses);
  return async ({ tenantId, staffId }, password, path = 'body.password') => {
    const account = await limits.attempt(`${tenantId}:${staffId}`, async () => {
      const found = await findStaffById(deps.db, tenantId, staffId);
      return (await isPassword(password, found?.passwordHash ?? null)) ? found : null;
    });
    if (!account) throw wrongPassword(path);
    return account;
  };
}
