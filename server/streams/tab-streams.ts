import type { ServerResponse } from 'node:http';
import { mostPayers, type Tab } from '#schemas/api/tabs.ts';
import type { Deps } from '../dependencies/deps.ts';
import { createOpenStreams, heartbeatMs, type Follower } from './open-streams.ts';

export type TabStream = {
  tenantId: number;
  tabId: string;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** The tab as this caller may see it. */
  find: () => Promise<Tab>;
  /** Begins the reply, once there is a place for it. */
  begin: () => ServerResponse;
};

/** Of each tab: a phone of every payer, and some that were loaded anew. */
const ofTab = mostPayers * 2;

/** Open streams of this instance; changes made on any instance reach them (db/change-events.ts). */
export function createTabStreams(deps: Deps) {
  const { ofNetwork, inAll } = deps.options.limits.streams;
  const streams = createOpenStreams<string, TabFollower>({ ofSubject: ofTab, ofNetwork, inAll });
  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'tab_changed' && event.tabId !== null) {
      for (const follower of streams.of(`${event.tenantId}:${event.tabId}`)) follower.look();
    }
    if (event.kind === 'tab_choosing') {
      for (const follower of streams.of(`${event.tenantId}:${event.tabId}`)) follower.look();
    }
    // The kitchen goes on with a round, or staff change it.
    if (event.kind === 'order_changed') {
      for (const follower of streams.all()) if (follower.shows(event.orderId)) follower.look();
    }
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') for (const follower of streams.all()) follower.look();
  });
  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open(stream: TabStream): void {
      const { tenantId, tabId, network, begin } = stream;
      const key = `${tenantId}:${tabId}`;
      const follower = streams.open(key, {
        subject: key,
        network,
        begin,
        follow: (output) => follow(deps, stream, output),
      });
      follower?.look();
    },
    close(): void {
      unsubscribe();
      streams.endAll();
    },
  };
}

type TabFollower = Follower & {
  look: () => void;
  /** Whether an order is one of its rounds. */
  shows: (orderId: string) => boolean;
};

/** Ends once the tab is closed, for then nothing of it changes any more. */
function follow(
  deps: Deps,
  { tabId, find }: Pick<TabStream, 'tabId' | 'find'>,
  output: ServerResponse,
): TabFollower {
  let seen = '';
  let orders: ReadonlySet<string> = new Set();
  // One look at a time, in order: two at once might write the older state last.
  let looking: Promise<void> = Promise.resolve();
  // Changes that come before it was looked at are seen at once.
  let isWaiting = false;
  const beat = setInterval(() => {
    if (!output.writableEnded) output.write(': still here\n\n');
  }, heartbeatMs);
  beat.unref();

  const lookOnce = async () => {
    isWaiting = false;
    if (output.writableEnded) return;
    const tab = await find();
    if (output.writableEnded) return;
    orders = new Set(tab.rounds.map(({ order_id: id }) => id));
    const data = JSON.stringify(tab);
    if (data !== seen) output.write(`data: ${data}\n\n`);
    seen = data;
    if (tab.state === 'closed') output.end('event: end\ndata: {}\n\n');
    // It was joined to another one: its client comes back, and follows that.
    else if (tab.id !== tabId) output.end();
  };
  return {
    look: () => {
      if (isWaiting) return;
      isWaiting = true;
      looking = looking.then(lookOnce).catch((error: unknown) => {
        // The client comes back by itself and asks anew.
        deps.log.warn({ err: error }, 'a tab could not be followed');
        output.end();
      });
    },
    shows: (orderId) => orders.has(orderId),
    stop: () => clearInterval(beat),
    end: () => output.end(),
  };
}
