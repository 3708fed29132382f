import type { ServerResponse } from 'node:http';
import type { Order } from '#schemas/api/orders.ts';
import { findOrderState, orderStateOf } from '../db/queries/order-state.ts';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { isOrderFollowed } from '#schemas/rules/is-order-followed.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { orderIn } from '../ordering/order/order-in-language.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { createOpenStreams, heartbeatMs, type Follower } from './open-streams.ts';

export type OrderStream = {
  tenantId: number;
  orderId: string;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** The order as this caller may see it. */
  find: () => Promise<StoredOrder>;
  language: Language;
  /** Last-Event-ID: the state that the caller has; null: none. */
  lastSeen: string | null;
  /** Begins the reply, once there is a place for it. */
  begin: () => ServerResponse;
};

/** Open streams of this instance; changes made on any instance reach them (db/change-events.ts). */
export function createOrderStreams(deps: Deps) {
  const { ofOrder, ...shares } = deps.options.limits.streams;
  const streams = createOpenStreams<string, OrderFollower>({ ...shares, ofSubject: ofOrder });
  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'order_changed') {
      for (const one of streams.of(`${event.tenantId}:${event.orderId}`)) one.look();
    }
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') for (const one of streams.all()) one.lookIfChanged();
  });
  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open(stream: OrderStream): void {
      const { tenantId, orderId, network, begin } = stream;
      const key = `${tenantId}:${orderId}`;
      const follower = streams.open(key, {
        subject: key,
        network,
        begin,
        follow: (output) => follow(deps, stream, output),
      });
      follower?.lookIfChanged();
    },
    close(): void {
      unsubscribe();
      streams.endAll();
    },
  };
}

type OrderFollower = Follower & {
  look: () => void;
  /**
   * The same where it is likely that nothing happened: after an instance or the database's connection
   * was gone everybody comes back at once, and most orders are as they were.
   */
  lookIfChanged: () => void;
};

/**
 * Ends once nothing can change any more (isOrderFollowed); of what was handed over money may still
 * go back.
 */
function follow(
  deps: Deps,
  { tenantId, orderId, find, language, lastSeen }: OrderStream,
  output: ServerResponse,
): OrderFollower {
  let seen = lastSeen;
  // One look at a time, in order: two at once might write the older state last.
  let looking: Promise<void> = Promise.resolve();
  let shown: Order | null = null;
  const endIfOver = () => {
    if (shown && !isOrderFollowed(shown, deps.clock().getTime())) {
      output.end('event: end\ndata: {}\n\n');
    }
  };
  const beat = setInterval(() => {
    if (output.writableEnded) return;
    output.write(': still here\n\n');
    endIfOver();
  }, heartbeatMs);
  beat.unref();

  const lookOnce = async () => {
    if (output.writableEnded) return;
    const stored = await find();
    // It may have been ended meanwhile.
    if (output.writableEnded) return;
    const state = orderStateOf(stored);
    shown = orderIn(language, showOrder(deps, stored));
    if (state !== seen) {
      seen = state;
      output.write(`id: ${state}\ndata: ${JSON.stringify(shown)}\n\n`);
    }
    endIfOver();
  };
  const lookIfChanged = async () => {
    if (seen !== null && !output.writableEnded) {
      const found = await findOrderState(deps.db, tenantId, orderId);
      // What is over may have to be ended, and is read whole for it.
      if (found && found.state === seen && !isOrderOver(found.status)) return;
    }
    await lookOnce();
  };
  const enqueue = (look: () => Promise<void>) => {
    looking = looking.then(look).catch((error: unknown) => {
      // The client comes back by itself and asks anew.
      deps.log.warn({ err: error }, 'an order could not be followed');
      output.end();
    });
  };
  return {
    look: () => enqueue(lookOnce),
    lookIfChanged: () => enqueue(lookIfChanged),
    stop: () => clearInterval(beat),
    end: () => output.end(),
  };
}
