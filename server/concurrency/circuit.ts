/** Keeps calls from a service that fails, for a while. */
export type Circuit = {
  /** @throws CircuitOpen without asking, or what the call throws. */
  run<T>(call: () => Promise<T>): Promise<T>;
};

type Rules = {
  /** So many failures in a row, and nothing is asked for a while. */
  failures: number;
  /** For so long, in ms; then one call tries. */
  restMs: number;
  clock: () => Date;
};

/** The service was not asked: it failed several times a moment ago. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/**
 * A service that fails costs each caller its whole time limit. After several failures in a row it is
 * left alone; then one call at a time tries whether it is back. Each instance counts for itself.
 */
export function createCircuit({ failures, restMs, clock }: Rules): Circuit {
  let inARow = 0;
  let restsUntil = 0;
  return {
    async run(call) {
      const now = clock().getTime();
      if (inARow >= failures) {
        if (now < restsUntil) throw new CircuitOpen();
        // Whoever comes while this one tries is still kept away.
        restsUntil = now + restMs;
      }
      try {
        const answer = await call();
        inARow = 0;
        return answer;
      } catch (error) {
        inARow += 1;
        restsUntil = clock().getTime() + restMs;
        throw error;
      }
    },
  };
}
