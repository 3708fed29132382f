import { minuteMs } from '#schemas/rules/time/minute.ts';

/** In ms. The server greets at once and speaks every 20 s; a proxy that gathers replies is silent. */
const greetedWithin = 4_000;
const silentFor = 50_000;
/** Soon enough that a page shows a publish within 5 s, spread over half a second more. */
const askedEvery = 4_000;
const longestPause = minuteMs;
/** A stream that was refused is tried again after so many questions, some two minutes. */
const questionsBetween = 30;

type Hearing = {
  /** Address of the news, as server-sent events. */
  url: string;
  /** Asks for the present version instead. */
  ask(): Promise<number>;
  onVersion(version: number): void;
  /** From 0 to 1; spreads the pages of a server that restarts. */
  random(): number;
};

/**
 * Hears which version is published while the page is seen: by a stream, or by asking where none
 * comes through. A hidden page holds no connection, so that it may rest in the browser's cache of
 * pages, and compares versions when it is seen again.
 * @returns stops it.
 */
export function hearNews({ url, ask, onVersion, random }: Hearing): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = askedEvery;
  let questions = 0;
  /** Answers to questions of before are none of the present. */
  let period = 0;

  const wait = (ms: number, next: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  };
  const rest = () => {
    period += 1;
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const askNow = async () => {
    const mine = period;
    questions += 1;
    try {
      const version = await ask();
      if (mine !== period) return;
      pause = askedEvery;
      onVersion(version);
    } catch {
      if (mine !== period) return;
      pause = Math.min(pause * 2, longestPause);
    }
    if (questions >= questionsBetween) listen();
    else wait(pause + random() * 500, () => void askNow());
  };
  const askInstead = () => {
    rest();
    questions = 0;
    void askNow();
  };
  const listen = () => {
    rest();
    const mine = new EventSource(url);
    stream = mine;
    wait(greetedWithin, askInstead);
    mine.addEventListener('message', ({ data }) => {
      wait(silentFor, listen);
      const version = versionIn(data);
      if (version !== null) onVersion(version);
    });
    mine.addEventListener('error', () => {
      // Refused for good, or the browser tries again by itself and is greeted soon.
      if (mine.readyState === EventSource.CLOSED) askInstead();
      else wait(greetedWithin, askInstead);
    });
  };
  const wake = () => {
    pause = askedEvery;
    if (document.hidden) rest();
    else listen();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && wake();

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', wake);
  wake();
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('online', wake);
    rest();
  };
}

function versionIn(data: unknown): number | null {
  try {
    const news: unknown = JSON.parse(String(data));
    const version =
      typeof news === 'object' && news !== null && 'config_version' in news && news.config_version;
    return typeof version === 'number' ? version : null;
  } catch {
    return null;
  }
}
