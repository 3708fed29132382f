import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouteName } from '#schemas/api/routes.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import type { RateLimit } from '../facts.ts';

export type RateLimits = {
  /**
   * Counts a call that changes something, by its address.
   * @throws ApiError 429, with the seconds to wait in Retry-After.
   */
  count(request: FastifyRequest, reply: FastifyReply, name: RouteName): Promise<void>;
};

/** Limits counted in PostgreSQL, so that they hold across instances and restarts. */
export function createRateLimits({ pool, facts }: Pick<Deps, 'pool' | 'facts'>): RateLimits {
  const limiter = (keyPrefix: string, { points, seconds }: RateLimit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
      // An address that is blocked is answered without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
    });
  const claims = limiter('claims', facts.limits.claims);
  const writes = limiter('writes', facts.limits.writes);
  return {
    async count(request, reply, name) {
      try {
        await (name === 'claimGuest' ? claims : writes).consume(networkOf(request.ip));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        reply.header('retry-after', seconds);
        throw new ApiError(
          429,
          'too_many_requests',
          'That was a little too fast. Please wait a moment and try again.',
          { retry_after: seconds },
        );
      }
    },
  };
}

/** One household holds 2^64 IPv6 addresses, so the first four groups count as the address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
