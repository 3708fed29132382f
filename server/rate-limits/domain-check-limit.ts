import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { tooManyLooks } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

/**
 * Counts looks of a tenant at its domains, for each asks machines of others.
 * @returns what counts one; it throws ApiError 429 with Retry-After where there were too many.
 */
export function createDomainCheckLimit({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): (tenantId: number) => Promise<void> {
  const limiter = storedLimiter(pool, 'domain-checks', options.limits.domainChecks);
  return async (tenantId) => {
    try {
      await limiter.consume(String(tenantId));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooManyLooks(refused.msBeforeNext);
      throw refused;
    }
  };
}
