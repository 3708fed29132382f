import { setTimeout as delay } from 'node:timers/promises';

/** How many calls this process is answering, so that what can wait lets them go first. */
export class CallsUnderWay {
  #count = 0;

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
    }
  }

  /**
   * Waits until no call is under way, but no longer than `most` milliseconds: under a load that does
   * not end, what waits goes on slowly rather than never.
   */
  async whenNone(most: number): Promise<void> {
    const until = performance.now() + most;
    while (this.#count > 0 && performance.now() < until) await delay(pauseMs);
  }
}

/** Between two looks. */
const pauseMs = 10;
