import type { ServerResponse } from 'node:http';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { createStreamLimits } from './stream-limits.ts';

export type OrderStream = {
  tenantId: number;
  orderId: string;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** The order as this caller may see it. */
  find: () => Promise<StoredOrder>;
  /** Last-Event-ID: the state that the caller has; null: none. */
  lastSeen: string | null;
  /** Begins the reply, once there is a place for it. */
  begin: () => ServerResponse;
};

/** A proxy drops what is silent for a minute. */
const heartbeatMs = 20_000;
/** A client that lost its connection comes back after this. */
const retryMs = 2_000;

/** Open streams of this instance; changes made on any instance reach them (db/change-events.ts). */
export function createOrderStreams(deps: Deps) {
  const open = new Map<string, Set<Follower>>();
  const { ofOrder, ...shares } = deps.options.limits.streams;
  const places = createStreamLimits({ ...shares, ofSubject: ofOrder });
  const notify = (followers: Iterable<Follower>) => {
    for (const follower of followers) follower.look();
  };
  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'order_changed') {
      notify(open.get(`${event.tenantId}:${event.orderId}`) ?? []);
    }
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') for (const followers of open.values()) notify(followers);
  });
  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open(stream: OrderStream): void {
      const key = `${stream.tenantId}:${stream.orderId}`;
      const leave = places.take({ subject: key, network: stream.network });
      const output = stream.begin();
      // A client that left before it began emits no 'close' any more.
      if (output.destroyed) return leave();
      const followers = open.get(key) ?? new Set();
      open.set(key, followers);
      const follower = follow(deps, stream, output);
      followers.add(follower);
      output.on('close', () => {
        leave();
        follower.stop();
        followers.delete(follower);
        if (followers.size === 0) open.delete(key);
      });
      follower.look();
    },
    close(): void {
      unsubscribe();
      for (const followers of open.values()) for (const follower of followers) follower.end();
    },
  };
}

type Follower = { look: () => void; stop: () => void; end: () => void };

function follow(
  deps: Deps,
  { find, lastSeen }: Pick<OrderStream, 'find' | 'lastSeen'>,
  output: ServerResponse,
): Follower {
  let seen = lastSeen;
  // One look at a time, in order: two at once might write the older state last.
  let looking: Promise<void> = Promise.resolve();
  const beat = setInterval(() => output.write(': still here\n\n'), heartbeatMs);
  beat.unref();
  output.write(`retry: ${retryMs}\n\n`);

  const lookOnce = async () => {
    if (output.writableEnded) return;
    const stored = await find();
    const state = stateOf(stored);
    if (state !== seen) {
      seen = state;
      output.write(`id: ${state}\ndata: ${JSON.stringify(showOrder(deps, stored))}\n\n`);
    }
    const { status } = stored.order;
    if (isOrderOver(status)) output.end('event: end\ndata: {}\n\n');
  };
  return {
    look: () => {
      looking = looking.then(lookOnce).catch((error: unknown) => {
        // The client comes back by itself and asks anew.
        deps.log.warn({ err: error }, 'an order could not be followed');
        output.end();
      });
    },
    stop: () => clearInterval(beat),
    end: () => output.end(),
  };
}

/** Names what a customer sees of an order; money comes back without another step. */
const stateOf = ({ order, events }: StoredOrder): string =>
  `${events.at(-1)?.id ?? 0}-${order.paymentStatus}`;
