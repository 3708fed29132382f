import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Deps } from '../dependencies/deps.ts';
import { tooManyRequests } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

export type OpenIdLimits = {
  /** Counts a sign-in that a network begins. @throws ApiError 429, with Retry-After. */
  start(tenantId: number, network: string): Promise<void>;
  /** Counts a test of a tenant's provider. @throws ApiError 429, with Retry-After. */
  test(tenantId: number): Promise<void>;
};

/** Limits of calls that make this machine ask providers of sign-ins. */
export function createOpenIdLimits({
  pool,
  options,
}: Pick<Deps, 'pool' | 'options'>): OpenIdLimits {
  const starts = storedLimiter(pool, 'openid-sign-ins', options.limits.openIdSignIns);
  const tests = storedLimiter(pool, 'openid-tests', options.limits.openIdTests);
  return {
    start: (tenantId, network) => consume(starts, `${tenantId}:${network}`),
    test: (tenantId) => consume(tests, String(tenantId)),
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooManyRequests(refused.msBeforeNext);
    throw refused;
  }
}
