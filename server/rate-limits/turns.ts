import { createBoundedMap } from '../caches/bounded-map.ts';
import { createWorkQueue, type WorkQueue } from '../concurrency/work-queue.ts';
import { tooManyRequests } from './rate-limit-error.ts';

/** Attempts of one key that wait for each other. */
const mostInTurn = 50;
/** Keys that are attacked at once. */
const mostKeys = 10_000;

/**
 * Guesses are tried one after the other: sent all at once, none would be counted in time.
 * @returns does a work once those of the same key before it are done; it throws ApiError 429 where
 * too many wait.
 */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const turns = createBoundedMap<WorkQueue>(mostKeys);
  return (key, work) => {
    const turn = turns.get(key) ?? createWorkQueue(1, mostInTurn);
    turns.set(key, turn);
    if (turn.isFull()) throw tooManyRequests(1000);
    return turn.run(work);
  };
}
