import type { Deps } from '../dependencies/deps.ts';
import type { PauseRules } from '../environment/server-options.ts';
import { createGrowingPauses } from './growing-pauses.ts';
import { tooManyAttempts } from './rate-limit-error.ts';
import { createTurns } from './turns.ts';

export type AttemptLimits = {
  /**
   * Lets a secret be tried, if it may be now. A right one leaves the misses as they are.
   * @param key who tries
   * @param work looks whether it is right; null: it is not
   * @throws ApiError 429 during a pause, with Retry-After; and what the work throws.
   */
  attempt<T>(key: string, work: () => Promise<T | null>): Promise<T | null>;
};

/** Growing pauses (decisions/024) for another secret than a password at the sign-in. */
export function createAttemptLimits(
  { pool }: Pick<Deps, 'pool'>,
  name: string,
  rules: PauseRules,
): AttemptLimits {
  const pauses = createGrowingPauses(pool, name, rules);
  const inTurn = createTurns();
  return {
    attempt: (key, work) =>
      inTurn(key, async () => {
        const wait = await pauses.waitOf(key);
        if (wait > 0) throw tooManyAttempts(wait);
        const found = await work();
        if (found === null) await pauses.miss(key);
        return found;
      }),
  };
}
