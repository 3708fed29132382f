import { setMaxListeners } from 'node:events';
import { followEvents } from '#ui/api/event-stream.ts';
import { contract } from '#schemas/api/contract.ts';

/** Something happened to an order, and who asked for it was told so. */
type Change = { orderId: string; eventId: number; at: number };
/** A page that follows an order, and what it heard when. */
type Page = { orderId: string; heard: { eventId: number; at: number }[] };

/** Node has no page; one that is seen is all that the client of streams asks for. */
function pretendPage(): void {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  // Two hundred pages listen to the one.
  setMaxListeners(0, document, window);
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
}

/** Pages that follow orders by the site's own client of event streams. */
export function openPages(origin: string) {
  pretendPage();
  const [pages, changes]: [Page[], Change[]] = [[], []];
  const stops: (() => void)[] = [];
  let lost = 0;
  return {
    open(orderId: string, headers: Record<string, string>): void {
      const page: Page = { orderId, heard: [] };
      pages.push(page);
      const stop = followEvents({
        open: (lastEventId, signal) =>
          fetch(`${origin}/api/v2/orders/${orderId}/events`, {
            signal,
            headers: { ...headers, ...(lastEventId !== null && { 'last-event-id': lastEventId }) },
          }),
        onEvent: ({ data }) => {
          const { events } = contract.getOrder.reply.shape.data.parse(JSON.parse(data));
          page.heard.push({ eventId: events.at(-1)?.id ?? 0, at: performance.now() });
        },
        onStatus: (status) => void (status === 'lost' && (lost += 1)),
        random: Math.random,
      });
      stops.push(stop);
    },
    /** A change was acknowledged at this moment. */
    note: (orderId: string, eventId: number) =>
      void changes.push({ orderId, eventId, at: performance.now() }),
    /** Whether every page has heard of everything. */
    isUpToDate: () =>
      changes.every(({ orderId, eventId }) =>
        pages.every(
          (page) => page.orderId !== orderId || page.heard.some((one) => one.eventId >= eventId),
        ),
      ),
    /**
     * How long after it was acknowledged each page had each change, in ms, of those acknowledged
     * between two moments; Infinity: it never came.
     */
    delays: (from = 0, to = Infinity): number[] =>
      changes
        .filter(({ at }) => at >= from && at < to)
        .flatMap(({ orderId, eventId, at }) =>
          pages
            .filter((page) => page.orderId === orderId)
            .map(({ heard }) => {
              const first = heard.find((one) => one.eventId >= eventId);
              return first ? Math.max(0, first.at - at) : Infinity;
            }),
        ),
    /** How often a page lost its stream. */
    lost: () => lost,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

export type Pages = ReturnType<typeof openPages>;
