import { createParser } from 'eventsource-parser';
import type { Order } from '#schemas/api/orders.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';

type Following = {
  /** Asks for the stream; the id of the last message resumes it (Last-Event-ID). */
  open(lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  onOrder(order: Order): Promise<void>;
  /** Whether news come by themselves; false: they have to be asked for. */
  onLive(isLive: boolean): void;
  /** From 0 to 1; spreads the customers of a server that restarts. */
  random(): number;
};

/** In ms. Whoever opens a stream is greeted at once; a proxy that gathers replies keeps it back. */
const greetedWithin = 8_000;
/** The server says that it is there every 20 s. */
const silentFor = 50_000;
const firstPause = 2_000;
const longestPause = minuteMs;

/**
 * Follows an order by server-sent events until they end: comes back after a lost connection with
 * growing pauses, rests while the tab is hidden, and tells when news have to be asked for instead.
 * @returns stops it.
 */
export function followOrder({ open, onOrder, onLive, random }: Following): () => void {
  let lastEventId: string | null = null;
  let pause = firstPause;
  let line: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const connect = async () => {
    if (isOver || line !== null || document.hidden) return;
    const mine = new AbortController();
    line = mine;
    let hasEnded = false;
    try {
      const reply = open(lastEventId, mine.signal);
      await readStream(reply, {
        hangUp: () => mine.abort(),
        onBytes: () => line === mine && onLive(true),
        onMessage: ({ id, event, data }) => {
          if (line !== mine) return;
          hasEnded = event === 'end';
          if (hasEnded) return;
          const order: Order = JSON.parse(data);
          void onOrder(order);
          lastEventId = id ?? lastEventId;
          pause = firstPause;
        },
      });
    } catch {
      // Lost, refused or blocked: what is asked for instead tells the customer, if anything does.
    }
    if (line !== mine) return;
    line = null;
    onLive(false);
    isOver = hasEnded;
    if (isOver) return;
    timer = setTimeout(() => void connect(), pause * (1 + random() / 2));
    pause = Math.min(pause * 2, longestPause);
  };
  const rest = () => {
    clearTimeout(timer);
    const left = line;
    line = null;
    left?.abort();
    onLive(false);
  };
  const wake = () => {
    clearTimeout(timer);
    pause = firstPause;
    void connect();
  };
  const onVisibility = () => (document.hidden ? rest() : wake());

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', wake);
  void connect();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', wake);
    rest();
  };
}

type Reading = {
  hangUp(): void;
  onBytes(): void;
  onMessage(message: { id?: string | undefined; event?: string | undefined; data: string }): void;
};

/** Reads until the other side ends it; silence counts as a lost connection. */
async function readStream(opening: Promise<Response>, { hangUp, onBytes, onMessage }: Reading) {
  let watch = setTimeout(hangUp, greetedWithin);
  try {
    const reply = await opening;
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
    if (!reply.ok || !isStream || !reply.body) {
      hangUp();
      return;
    }
    const parser = createParser({ onEvent: onMessage });
    const decoder = new TextDecoder();
    const reader = reply.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(hangUp, silentFor);
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
  }
}
