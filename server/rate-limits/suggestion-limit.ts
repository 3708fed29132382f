import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerOptions } from '../environment/server-options.ts';
import { tooManyRequests } from './rate-limit-error.ts';

/**
 * Counts what is asked while addresses are typed: a maps service bills the operator for it. Each
 * instance counts in memory, as with reads.
 * @returns counts a call. @throws ApiError 429 with the time to wait
 */
export function createSuggestionLimit({
  ofNetwork,
  ofTenant,
}: ServerOptions['limits']['suggestions']): (tenantId: number, network: string) => Promise<void> {
  const limiter = (keyPrefix: string, { points, seconds }: typeof ofNetwork) =>
    new RateLimiterMemory({ keyPrefix, points, duration: seconds });
  const networks = limiter('suggestions of network', ofNetwork);
  const tenants = limiter('suggestions of tenant', ofTenant);
  return async (tenantId, network) => {
    try {
      await networks.consume(`${tenantId} ${network}`);
      await tenants.consume(tenantId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooManyRequests(refused.msBeforeNext);
    }
  };
}
