import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouteName } from '#schemas/api/routes.ts';
import type { Identity } from '../identity/identity.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { RateLimit } from '../environment/server-options.ts';
import { createGuessLimits, type GuessLimits } from './guess-limits.ts';
import { networkOf } from './network-of.ts';
import { tooManyRequests, tooManyFiles } from './rate-limit-error.ts';

export type RateLimits = {
  /**
   * Counts a call that changes something, by its address.
   * @throws ApiError 429, with the seconds to wait in Retry-After.
   */
  count(request: FastifyRequest, reply: FastifyReply, name: RouteName): Promise<void>;
  /**
   * Counts a file besides, by who sends it from wherever, before any of it is read.
   * @throws ApiError 429, which says when the next one may be sent.
   */
  countFile(reply: FastifyReply, tenantId: number, sender: Identity | null): Promise<void>;
} & GuessLimits;

/** Limits counted in PostgreSQL, so that they hold across instances and restarts. */
export function createRateLimits({ pool, options }: Pick<Deps, 'pool' | 'options'>): RateLimits {
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
  const claims = limiter('claims', options.limits.claims);
  const writes = limiter('writes', options.limits.writes);
  const signUps = limiter('sign-ups', options.limits.signUps);
  const uploads = limiter('uploads', options.limits.uploads);
  const guesses = limiter('guesses', options.limits.guesses);
  const limiterOf = (name: RouteName) =>
    name === 'claimGuest' ? claims : name === 'subscribeToNewsletter' ? signUps : writes;
  return {
    async count(request, reply, name) {
      try {
        await limiterOf(name).consume(networkOf(request.ip));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyRequests(reply, refused.msBeforeNext);
      }
    },
    async countFile(reply, tenantId, sender) {
      if (!sender || !('id' in sender)) return;
      try {
        await uploads.consume(`${tenantId}:${sender.id}`);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyFiles(reply, refused.msBeforeNext);
      }
    },
    ...createGuessLimits(guesses),
  };
}
