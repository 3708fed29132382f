import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';

type Needs = Pick<
  Deps,
  'db' | 'clock' | 'images' | 'log' | 'options' | 'secretKey' | 'domainProbe' | 'isStopping'
>;

/**
 * Does some housekeeping at the start and then daily. Any number of instances may do it, for each
 * work is one statement, or takes what it works on under a lock.
 * @returns the way to stop.
 */
export function scheduleDaily(
  deps: Needs,
  works: readonly ((deps: Needs) => Promise<unknown>)[],
): () => void {
  const run = () => {
    for (const work of works) {
      work(deps).catch((error: unknown) => {
        // A program that stops closes the database under housekeeping, which no one waits for.
        if (deps.isStopping()) return;
        deps.log.warn({ err: error }, `${work.name} failed; it is tried again tomorrow`);
      });
    }
  };
  run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
