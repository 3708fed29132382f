import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouteName } from '#schemas/api/routes.ts';
import type { Identity } from '../identity/identity.ts';
import type { Deps } from '../dependencies/deps.ts';
import { createGuessLimits, type GuessLimits } from './guess-limits.ts';
import { createMissLimit } from './miss-limit.ts';
import { networkOf } from './network-of.ts';
import { tooManyRequests, tooManyFiles } from './rate-limit-error.ts';
import { storedLimiter } from './stored-limiter.ts';

export type RateLimits = {
  /**
   * Counts a call that changes something, by its address.
   * @throws ApiError 429, with the seconds to wait in Retry-After.
   */
  count(request: FastifyRequest, name: RouteName): Promise<void>;
  /**
   * Counts a file besides, by who sends it from wherever, before any of it is read.
   * @throws ApiError 429, which says when the next one may be sent.
   */
  countFile(tenantId: number, sender: Identity | null): Promise<void>;
  /**
   * Counts a call by its key, whoever sends it from wherever; each instance counts for itself.
   * @throws ApiError 429, with the seconds to wait in Retry-After.
   */
  countKey(caller: Identity | null): Promise<void>;
} & GuessLimits;

/** Calls by which anybody has a mail sent. */
const mailing: ReadonlySet<RouteName> = new Set(['subscribeToNewsletter', 'requestPasswordLink']);

/** Limits counted in PostgreSQL, so that they hold across instances and restarts. */
export function createRateLimits({ pool, options }: Pick<Deps, 'pool' | 'options'>): RateLimits {
  const { limits } = options;
  const limiter = (name: 'claims' | 'writes' | 'signUps' | 'uploads') =>
    storedLimiter(pool, name, limits[name], {
      // An address that is blocked is answered without asking the database again.
      inMemoryBlockOnConsumed: limits[name].points + 1,
    });
  const [claims, writes] = [limiter('claims'), limiter('writes')];
  const [signUps, uploads] = [limiter('signUps'), limiter('uploads')];
  const { points, seconds: duration } = limits.keyCalls;
  const keyCalls = new RateLimiterMemory({ keyPrefix: 'keyCalls', points, duration });
  const guesses = createMissLimit(storedLimiter(pool, 'guesses', limits.guesses));
  // What pages send by themselves is limited without asking the database: each instance for itself.
  const { points: sent, seconds: within } = limits.visitSteps;
  const visitSteps = new RateLimiterMemory({
    keyPrefix: 'visitSteps',
    points: sent,
    duration: within,
  });
  const limiterOf = (name: RouteName) => {
    if (name === 'countVisitSteps') return visitSteps;
    return name === 'claimGuest' ? claims : mailing.has(name) ? signUps : writes;
  };
  return {
    async count(request, name) {
      try {
        await limiterOf(name).consume(networkOf(request.ip));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyRequests(refused.msBeforeNext);
      }
    },
    async countFile(tenantId, sender) {
      if (!sender || !('id' in sender)) return;
      try {
        await uploads.consume(`${tenantId}:${sender.id}`);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyFiles(refused.msBeforeNext);
      }
    },
    async countKey(caller) {
      if (caller?.kind !== 'key') return;
      try {
        await keyCalls.consume(caller.id);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyRequests(refused.msBeforeNext);
      }
    },
    ...createGuessLimits(guesses),
  };
}
