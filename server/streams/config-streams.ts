import type { Deps } from '../dependencies/deps.ts';
import { createStreamLimits } from './stream-limits.ts';

/** A reply that stays open, as node has it. */
type Output = {
  readonly destroyed: boolean;
  readonly writableEnded: boolean;
  /** What was written and has not been taken yet. */
  readonly writableLength: number;
  on(event: 'close', listener: () => void): unknown;
  write(text: string): boolean;
  end(): unknown;
  destroy(): unknown;
};

/** Bytes that may wait for a page; one that reads so little is asleep, or keeps us busy on purpose. */
const mostWaiting = 16 * 1024;

export type ConfigStream = {
  tenantId: number;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** Begins the reply, once there is a place for it. */
  begin: () => Output;
};

/** A proxy drops what is silent for a minute, and a page asks anew after that. */
const repeatedEvery = 20_000;
/** Pages of a server that restarts come back spread over this time (ms), all within a few seconds. */
const [soonestRetry, latestRetry] = [1000, 3000];

/** Open pages of this instance, by their tenants; publishes of any instance reach them. */
export function createConfigStreams(deps: Deps) {
  const open = new Map<number, Set<Output>>();
  const places = createStreamLimits({ ...deps.options.limits.configStreams, ofSubject: Infinity });

  const notify = async (tenantId: number, outputs: Iterable<Output>) => {
    const { configVersion } = await deps.settings.get(tenantId);
    const message = `id: ${configVersion}\ndata: {"config_version":${configVersion}}\n\n`;
    for (const output of outputs) {
      if (output.writableLength > mostWaiting) output.destroy();
      else if (!output.writableEnded) output.write(message);
    }
  };
  const look = (tenantId: number, outputs: Set<Output>) => {
    notify(tenantId, outputs).catch((error: unknown) => {
      // Each comes back by itself and is told then.
      deps.log.warn({ err: error, tenantId }, 'pages could not be told of a publish');
      for (const output of outputs) output.end();
    });
  };
  const notifyAll = () => {
    for (const [tenantId, outputs] of open) look(tenantId, outputs);
  };
  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'config_changed') {
      const outputs = open.get(event.tenantId);
      if (outputs) look(event.tenantId, outputs);
    }
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') notifyAll();
  });
  const beat = setInterval(notifyAll, repeatedEvery);
  beat.unref();

  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open({ tenantId, network, begin }: ConfigStream): void {
      const leave = places.take({ subject: String(tenantId), network });
      const output = begin();
      // A client that left before it began emits no 'close' any more.
      if (output.destroyed) return leave();
      const outputs = open.get(tenantId) ?? new Set();
      open.set(tenantId, outputs.add(output));
      output.on('close', () => {
        leave();
        outputs.delete(output);
        if (outputs.size === 0 && open.get(tenantId) === outputs) open.delete(tenantId);
      });
      const spread = latestRetry - soonestRetry;
      output.write(`retry: ${soonestRetry + ((outputs.size * 137) % spread)}\n\n`);
      look(tenantId, new Set([output]));
    },
    close(): void {
      unsubscribe();
      clearInterval(beat);
      for (const outputs of open.values()) for (const output of outputs) output.end();
    },
  };
}
