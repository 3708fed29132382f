import { hash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { tooManyMessages } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

export type ContactLimits = {
  /**
   * Counts a message by the network it comes from and by the address it names.
   * @throws ApiError 429 where either had enough, with Retry-After.
   */
  count(sent: { tenantId: number; email: string; network: string }): Promise<void>;
  /** Counts a mail about a message to a tenant; false: its mailbox has enough for now. */
  isMailed(tenantId: number): Promise<boolean>;
};

/** Keeps a business from being flooded by its form; addresses are counted by their hash. */
export function createContactLimits({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): ContactLimits {
  const { from, by, mailedTo } = options.limits.contact;
  const networks = storedLimiter(pool, 'contact-from', from);
  const addresses = storedLimiter(pool, 'contact-by', by);
  const mailboxes = storedLimiter(pool, 'contact-mailed-to', mailedTo);
  return {
    async count({ tenantId, email, network }) {
      try {
        await networks.consume(`${tenantId}:${network}`);
        await addresses.consume(hash('sha256', `${tenantId}:${email.toLowerCase()}`));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooManyMessages(refused.msBeforeNext);
        throw refused;
      }
    },
    async isMailed(tenantId) {
      try {
        await mailboxes.consume(String(tenantId));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
