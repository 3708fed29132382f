import type { Pool } from 'pg';
import type { PauseRules } from '../environment/server-options.ts';
import { createBoundedMap } from '../caches/bounded-map.ts';
import { storedLimiter } from './stored-limiter.ts';

/** After some free misses a pause, and after every further miss a longer one. */
export type GrowingPauses = {
  /** Milliseconds until a key may try again; 0: now. */
  waitOf(key: string): Promise<number>;
  /** Counts a miss and begins the pause that it costs. @returns how many are remembered by now. */
  miss(key: string): Promise<number>;
  /** Forgets the misses of a key. */
  forget(key: string): Promise<void>;
};

/** Keys that wait, remembered at once, so that who is refused costs no query. */
const mostWaiting = 10_000;

/** Pauses kept in PostgreSQL, so that they hold across instances and restarts. */
export function createGrowingPauses(pool: Pool, name: string, rules: PauseRules): GrowingPauses {
  const { free, firstSeconds, longestSeconds, rememberedSeconds } = rules;
  const counted = { points: free, seconds: rememberedSeconds };
  const misses = storedLimiter(pool, `${name}-misses`, counted);
  const pauses = storedLimiter(pool, `${name}-pauses`, { points: 1, seconds: firstSeconds });
  /** By key, when it may try again. */
  const ends = createBoundedMap<number>(mostWaiting);
  return {
    async waitOf(key) {
      const known = (ends.get(key) ?? 0) - Date.now();
      if (known > 0) return known;
      const pause = await pauses.get(key);
      if (!pause || pause.msBeforeNext <= 0) return 0;
      ends.set(key, Date.now() + pause.msBeforeNext);
      return pause.msBeforeNext;
    },
    async miss(key) {
      const { consumedPoints } = await misses.penalty(key);
      if (consumedPoints < free) return consumedPoints;
      const seconds = Math.min(firstSeconds * 2 ** (consumedPoints - free), longestSeconds);
      await pauses.block(key, seconds);
      ends.set(key, Date.now() + seconds * 1000);
      return consumedPoints;
    },
    async forget(key) {
      ends.delete(key);
      await misses.delete(key);
    },
  };
}
