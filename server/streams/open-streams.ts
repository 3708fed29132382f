import type { ServerResponse } from 'node:http';
import { createStreamLimits, type StreamKey } from './stream-limits.ts';

/** A proxy drops what is silent for a minute. */
export const heartbeatMs = 20_000;
/** A client that lost its connection comes back after this. */
export const retryMs = 2_000;

/** Who reads an open stream. */
export type Follower = {
  /** Its connection is gone: nothing is written any more. */
  stop: () => void;
  /** Ends it from this side; its client comes back by itself. */
  end: () => void;
};

type Opening<F extends Follower> = StreamKey & {
  /** Begins the reply, once there is a place for it. */
  begin: () => ServerResponse;
  follow: (output: ServerResponse) => F;
};

/** Open streams of this instance by what they follow, each with a place that it takes and leaves. */
export function createOpenStreams<K, F extends Follower>(
  shares: Parameters<typeof createStreamLimits>[0],
) {
  const open = new Map<K, Set<F>>();
  const places = createStreamLimits(shares);
  return {
    /**
     * @returns the follower; null where its client has left already.
     * @throws ApiError 429, 503 before the reply is begun, where too many are open.
     */
    open(key: K, { subject, network, begin, follow }: Opening<F>): F | null {
      const leave = places.take({ subject, network });
      const output = begin();
      // A client that left before it began emits no 'close' any more.
      if (output.destroyed) {
        leave();
        return null;
      }
      const followers = open.get(key) ?? new Set();
      open.set(key, followers);
      output.write(`retry: ${retryMs}\n\n`);
      const follower = follow(output);
      followers.add(follower);
      output.on('close', () => {
        leave();
        follower.stop();
        followers.delete(follower);
        if (followers.size === 0 && open.get(key) === followers) open.delete(key);
      });
      return follower;
    },
    of: (key: K): Iterable<F> => open.get(key) ?? [],
    has: (key: K): boolean => open.has(key),
    *all(): Iterable<F> {
      for (const followers of open.values()) yield* followers;
    },
    endAll(): void {
      for (const followers of open.values()) for (const follower of followers) follower.end();
    },
  };
}
