/** Whoever lived so long (ms) died of something that may not come again. */
const longLifeMs = 60_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Starts in a row of one worker that never came to serve. */
const mostFailedStarts = 5;

export type WorkerRestarts = {
  /** It serves. */
  began(worker: number): void;
  /** It is gone. @returns ms until it is to be started again; null: that is of no use any more. */
  ended(worker: number): number | null;
};

type Life = { since: number | null; early: number; failedStarts: number };

/**
 * How soon a worker that died is started again: at once where it had lived for a minute, else after
 * a pause that doubles up to half a minute, so that one which dies of its work never keeps the
 * machine busy with starting. One that cannot even start is given up.
 */
export function createWorkerRestarts(clock: () => Date): WorkerRestarts {
  const lives = new Map<number, Life>();
  const lifeOf = (worker: number): Life => {
    const life = lives.get(worker) ?? { since: null, early: 0, failedStarts: 0 };
    lives.set(worker, life);
    return life;
  };
  return {
    began(worker) {
      const life = lifeOf(worker);
      life.since = clock().getTime();
      life.failedStarts = 0;
    },
    ended(worker) {
      const life = lifeOf(worker);
      if (life.since === null) life.failedStarts += 1;
      if (life.failedStarts >= mostFailedStarts) return null;
      const hasLived = life.since !== null && clock().getTime() - life.since >= longLifeMs;
      life.since = null;
      life.early = hasLived ? 0 : life.early + 1;
      // The first death of a worker is nobody's pattern.
      if (life.early <= 1) return 0;
      return Math.min(longestPauseMs, firstPauseMs * 2 ** (life.early - 2));
    },
  };
}
