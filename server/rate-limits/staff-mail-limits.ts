import { hash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { tooManyMails } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

export type StaffMailLimits = {
  /**
   * Counts a mail that somebody of a tenant has sent to a person.
   * @throws ApiError 429 where the mailbox or the tenant had enough, with Retry-After.
   */
  count(tenantId: number, email: string): Promise<void>;
};

/** Keeps a tenant's owner, or whoever has their session, from flooding mailboxes. */
export function createStaffMailLimits({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): StaffMailLimits {
  const { to, by } = options.limits.staffMails;
  const mailboxes = storedLimiter(pool, 'staff-mails-to', to);
  const tenants = storedLimiter(pool, 'staff-mails-by', by);
  return {
    async count(tenantId, email) {
      try {
        await mailboxes.consume(hash('sha256', `${tenantId}:${email}`));
        await tenants.consume(String(tenantId));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooManyMails(refused.msBeforeNext);
        throw refused;
      }
    },
  };
}
