import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * `live`: events arrive by themselves. `lost`: they do not, and whoever needs them has to ask;
 * the stream is tried again meanwhile. `paused`: nobody sees the page.
 */
export type StreamStatus = 'live' | 'lost' | 'paused';

type StreamOptions = {
  /** Requests the stream; the id of the last event resumes it (Last-Event-ID). */
  open(lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  onEvent(event: EventSourceMessage): void;
  /** Called with each change of the status. */
  onStatus(status: StreamStatus): void;
  /** From 0 to 1; spreads the clients of a server that restarts. */
  random(): number;
  /** Stays connected while nobody sees the page, for what is to be heard. */
  whileHidden?: boolean;
  /** How long the server may take to send its first byte; a proxy that buffers holds it back (ms). */
  greetedWithin?: number;
};

/** In ms. The server sends something every 20 s. */
const silentFor = 50_000;
/** Short, for where an instance is gone another one is there at once (docs/cluster.md). */
const firstPause = 500;
const longestPause = 60_000;

/**
 * The client of every server-sent event stream: connects while the page is visible, resumes after
 * the last event with growing pauses once the connection is lost, and holds none while the page is
 * in the browser's back/forward cache or, unless asked to, hidden. An event named `end` ends it for good.
 *
 * It uses fetch and not EventSource, which sends no headers and distinguishes a refusal from a lost
 * connection in no browser alike.
 * @returns stops it.
 */
export function followEvents(options: StreamOptions): () => void {
  const { open, onEvent, onStatus, random, whileHidden = false, greetedWithin = 8_000 } = options;
  let lastEventId: string | null = null;
  let pause = firstPause;
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let status: StreamStatus | null = null;

  const setStatus = (next: StreamStatus) => {
    if (status === next) return;
    status = next;
    onStatus(next);
  };
  const connect = async () => {
    if (isOver || connection !== null || (document.hidden && !whileHidden)) return;
    const own = new AbortController();
    connection = own;
    const isCurrent = () => connection === own;
    try {
      await readStream(open(lastEventId, own.signal), {
        greetedWithin,
        abort: () => own.abort(),
        onBytes: () => isCurrent() && setStatus('live'),
        onEvent: (event) => {
          if (!isCurrent()) return;
          if (event.event === 'end') {
            isOver = true;
            connection = null;
            own.abort();
            setStatus('lost');
            return;
          }
          onEvent(event);
          lastEventId = event.id ?? lastEventId;
          pause = firstPause;
        },
      });
    } catch {
      // Lost, refused or blocked: the status says so.
    }
    if (!isCurrent()) return;
    connection = null;
    setStatus('lost');
    if (isOver) return;
    timer = setTimeout(() => void connect(), pause * (1 + random()));
    pause = Math.min(pause * 2, longestPause);
  };
  const disconnect = () => {
    clearTimeout(timer);
    const left = connection;
    connection = null;
    left?.abort();
    setStatus('paused');
  };
  const reconnect = () => {
    clearTimeout(timer);
    pause = firstPause;
    void connect();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibility = () => {
    if (!document.hidden) reconnect();
    else if (!whileHidden) disconnect();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', reconnect, { signal });
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && reconnect(), { signal });
  void connect();
  return () => {
    isOver = true;
    listeners.abort();
    disconnect();
  };
}

type Reading = {
  greetedWithin: number;
  abort(): void;
  onBytes(): void;
  onEvent(event: EventSourceMessage): void;
};

/** Reads until the other side ends it; silence counts as a lost connection. */
async function readStream(
  opening: Promise<Response>,
  { greetedWithin, abort, onBytes, onEvent }: Reading,
): Promise<void> {
  let watchdog = setTimeout(abort, greetedWithin);
  try {
    const reply = await opening;
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream');
    if (!reply.ok || !isStream || !reply.body) {
      abort();
      return;
    }
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    const reader = reply.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(watchdog);
      watchdog = setTimeout(abort, silentFor);
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watchdog);
  }
}
