import type { Deps } from '../dependencies/deps.ts';
import { createGrowingPauses } from './growing-pauses.ts';
import { tooManyPins } from './rate-limit-error.ts';
import { createTurns } from './turns.ts';

export type PinLimits = {
  /**
   * Lets a PIN be tried by a device or a person, if it may be now. A right one leaves the misses as
   * they are: whoever knows one PIN guesses at no other the longer for it.
   * @param key who tries
   * @param work looks whether the PIN is right; null: it is not
   * @throws ApiError 429 during a pause, with Retry-After; and what the work throws.
   */
  attempt<T>(key: string, work: () => Promise<T | null>): Promise<T | null>;
};

/** Limits of guessing at PINs (decisions/038). */
export function createPinLimits({ pool, options }: Pick<Deps, 'pool' | 'options'>): PinLimits {
  const pauses = createGrowingPauses(pool, 'pin', options.limits.pins);
  const inTurn = createTurns();
  return {
    attempt: (key, work) =>
      inTurn(key, async () => {
        const wait = await pauses.waitOf(key);
        if (wait > 0) throw tooManyPins(wait);
        const found = await work();
        if (found === null) await pauses.miss(key);
        return found;
      }),
  };
}
