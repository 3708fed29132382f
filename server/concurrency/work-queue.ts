export type WorkQueue = {
  /** So many wait already that one had better not join them. */
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Lets `atOnce` works run beside each other; the others wait in their order. */
export function createWorkQueue(atOnce: number, mostWaiting = Infinity): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    isFull: () => waiting.length >= mostWaiting,
    async run(work) {
      // Whoever ends hands its place on, so nobody can slip in between.
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
