import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createBoundedMap } from '../caches/bounded-map.ts';
import { tooManyRequests } from './rate-limit-error.ts';

/** Counts the misses of an address, and refuses it once it had too many. */
export type MissLimit = {
  /** @throws ApiError 429 for an address that is known to have missed too often. */
  check(key: string): void;
  /** @throws ApiError 429 for a miss beyond the limit, which another instance may have counted up. */
  miss(key: string): Promise<void>;
};

/** Addresses that wait, remembered at once; more than attack a restaurant at the same time. */
const mostRefused = 10_000;

/**
 * Counts in PostgreSQL, and asks it with a miss alone: carts with a code are read all the time, and
 * a right code is none. An instance learns of an address that others refuse by its next miss there.
 */
export function createMissLimit(limiter: RateLimiterPostgres): MissLimit {
  /** By key, when the address may ask again. */
  const refused = createBoundedMap<number>(mostRefused);
  return {
    check(key) {
      const wait = (refused.get(key) ?? 0) - Date.now();
      if (wait > 0) throw tooManyRequests(wait);
    },
    async miss(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      if (consumedPoints >= limiter.points) refused.set(key, Date.now() + msBeforeNext);
      if (consumedPoints > limiter.points) throw tooManyRequests(msBeforeNext);
    },
  };
}
