import type { Deps } from '../dependencies/deps.ts';

export type Work = { every: number; run: () => Promise<unknown>; name: string };

/**
 * Does each work again and again, `every` so many milliseconds after it ended last; a failure is
 * logged, and the next round comes all the same.
 * @returns the way to stop, which waits for what is being done.
 */
export function scheduleOften(
  { log }: Pick<Deps, 'log'>,
  works: readonly Work[],
): () => Promise<void> {
  const stops = works.map(({ every, run, name }) => {
    let running: Promise<void> = Promise.resolve();
    let timer: NodeJS.Timeout | null = null;
    let isStopped = false;
    const round = () => {
      running = run()
        .then(
          () => undefined,
          (error: unknown) => log.warn({ err: error }, `${name} failed; it is tried again`),
        )
        .then(wait);
    };
    const wait = () => {
      if (isStopped) return;
      timer = setTimeout(round, every);
      timer.unref();
    };
    wait();
    return () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      return running;
    };
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
