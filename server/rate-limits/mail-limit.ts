import { hash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { storedLimiter } from './stored-limiter.ts';

export type MailLimit = {
  /** Counts a mail that somebody asked to be sent to an address; false: it has had enough. */
  allows(tenantId: number, email: string): Promise<boolean>;
};

/**
 * Keeps the site from being used to flood somebody's mailbox. Whoever asks is not told, for that
 * would reveal who asked before; the count is kept by a hash, not by the address.
 */
export function createMailLimit(
  { pool, options }: Pick<Deps, 'pool' | 'options'>,
  name = 'mails',
): MailLimit {
  const limiter = storedLimiter(pool, name, options.limits.mailsTo);
  return {
    async allows(tenantId, email) {
      try {
        await limiter.consume(hash('sha256', `${tenantId}:${email}`));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
