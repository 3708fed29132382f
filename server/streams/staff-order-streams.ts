import type { ServerResponse } from 'node:http';
import type { StaffOrdersEvent } from '#schemas/api/staff.ts';
import { findStoredOrder } from '../db/queries/orders.ts';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { showStaffOrder } from '../ordering/order/show-order.ts';
import { createOpenStreams, heartbeatMs, type Follower } from './open-streams.ts';

export type StaffOrderStream = {
  tenantId: number;
  /** null: all restaurants of the tenant. */
  restaurantId: number | null;
  staffId: string;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** The orders that it begins with. */
  list: () => Promise<StoredOrder[]>;
  /** @throws ApiError once the session is over. */
  checkSession: () => Promise<unknown>;
  /** Begins the reply, once there is a place for it. */
  begin: () => ServerResponse;
};

/** Screens of one person at once; each of them may be the only one that a kitchen looks at. */
const ofPerson = 20;
/** Bytes that may wait for a screen: all orders of a busy evening. One that reads so little is dropped. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * Open screens of this instance that follow the orders of restaurants; what any instance changes
 * reaches them (db/change-events.ts).
 */
export function createStaffOrderStreams(deps: Deps) {
  const { ofNetwork, inAll } = deps.options.limits.streams;
  const streams = createOpenStreams<number, StaffFollower>({
    ofSubject: ofPerson,
    ofNetwork,
    inAll,
  });
  // Of each tenant one order at a time: two at once might send the older state last.
  const looking = new Map<number, Promise<void>>();

  // Changes of one order that come before it was looked at are seen at once.
  const waiting = new Set<string>();

  const look = (tenantId: number, orderId: string) => {
    const key = `${tenantId} ${orderId}`;
    if (waiting.has(key)) return;
    waiting.add(key);
    const send = async () => {
      waiting.delete(key);
      if (!streams.has(tenantId)) return;
      const stored = await findStoredOrder(deps.db, tenantId, orderId);
      if (!stored) {
        // A test order that was removed: whoever shows it learns what is left.
        for (const follower of streams.of(tenantId)) follower.sendAll();
        return;
      }
      if (stored.order.status === 'pending_payment') return;
      for (const follower of streams.of(tenantId)) follower.send(stored);
    };
    const sent = (looking.get(tenantId) ?? Promise.resolve())
      .then(send)
      .catch((error: unknown) => {
        deps.log.warn(
          { err: error, tenantId },
          'a changed order did not reach the desk; it reloads',
        );
        // Each comes back by itself, and gets all of them then.
        for (const follower of streams.of(tenantId)) follower.end();
      })
      .finally(() => {
        if (looking.get(tenantId) === sent) looking.delete(tenantId);
      });
    looking.set(tenantId, sent);
  };

  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'order_changed' && streams.has(event.tenantId)) {
      look(event.tenantId, event.orderId);
    }
    // A device that was taken away stops at once.
    if (event.kind === 'staff_changed') {
      for (const follower of streams.of(event.tenantId)) follower.check();
    }
    if (event.kind === 'menu_changed') {
      for (const follower of streams.of(event.tenantId)) {
        follower.sendKitchen(event.restaurantId);
      }
    }
    if (event.kind === 'reservations_changed') {
      for (const follower of streams.of(event.tenantId)) {
        follower.sendReservations(event.restaurantId);
      }
    }
    if (event.kind === 'tab_changed') {
      for (const follower of streams.of(event.tenantId)) follower.sendTabs(event.restaurantId);
    }
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') {
      for (const follower of streams.all()) follower.sendAll();
    }
  });

  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open(stream: StaffOrderStream): void {
      const { tenantId, staffId, network, begin } = stream;
      const follower = streams.open(tenantId, {
        subject: `${tenantId}:${staffId}`,
        network,
        begin,
        follow: (output) => follow(deps, stream, output),
      });
      // Only now: what changes while they are read comes after them.
      follower?.sendAll();
    },
    close(): void {
      unsubscribe();
      streams.endAll();
    },
  };
}

type StaffFollower = Follower & {
  send: (stored: StoredOrder) => void;
  /** What is sold out or paused at a restaurant has changed. */
  sendKitchen: (restaurantId: number) => void;
  /** Reservations of a restaurant have changed. */
  sendReservations: (restaurantId: number) => void;
  /** Tabs of a restaurant, or what its tables ask for, have changed. */
  sendTabs: (restaurantId: number) => void;
  sendAll: () => void;
  /** Looks whether the session is still there. */
  check: () => void;
};

function follow(
  deps: Deps,
  { restaurantId, list, checkSession }: StaffOrderStream,
  output: ServerResponse,
): StaffFollower {
  let work: Promise<void> = Promise.resolve();
  const write = (event: StaffOrdersEvent) => {
    if (output.writableLength > mostWaiting) output.destroy();
    else if (!output.writableEnded) output.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const afterwards = (task: () => Promise<void> | void) => {
    work = work.then(task).catch((error: unknown) => {
      // The client comes back by itself and gets everything anew.
      deps.log.warn({ err: error }, 'the orders of a restaurant could not be followed');
      output.end();
    });
  };
  const beat = () =>
    afterwards(async () => {
      try {
        await checkSession();
      } catch {
        // Two checks may be under way, and the first one that fails ends it.
        if (!output.writableEnded) output.end('event: end\ndata: {}\n\n');
        return;
      }
      if (!output.writableEnded) output.write(': still here\n\n');
    });
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();
  const view = (stored: StoredOrder) => showStaffOrder(deps, stored);
  return {
    send: (stored) => {
      if (restaurantId !== null && stored.order.restaurantId !== restaurantId) return;
      afterwards(() => write({ type: 'one', order: view(stored) }));
    },
    sendKitchen: (changed) => {
      if (restaurantId !== null && changed !== restaurantId) return;
      afterwards(() => write({ type: 'kitchen', restaurant_id: changed }));
    },
    sendReservations: (changed) => {
      if (restaurantId !== null && changed !== restaurantId) return;
      afterwards(() => write({ type: 'reservations', restaurant_id: changed }));
    },
    sendTabs: (changed) => {
      if (restaurantId !== null && changed !== restaurantId) return;
      afterwards(() => write({ type: 'tabs', restaurant_id: changed }));
    },
    sendAll: () => afterwards(async () => write({ type: 'all', orders: (await list()).map(view) })),
    check: beat,
    stop: () => clearInterval(timer),
    end: () => output.end(),
  };
}
