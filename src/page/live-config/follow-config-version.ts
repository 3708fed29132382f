import { isRecord } from '#schemas/is-record.ts';
import { followEvents } from '../../api/event-stream.ts';

/** In ms. Soon enough that a page shows a publish within 5 s, spread over half a second more. */
const greetedWithin = 4_000;
const pollEvery = 4_000;
const longestPause = 60_000;

type VersionSource = {
  /** Requests the stream of published versions. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  /** Asks for the published version once, where no stream comes through. */
  poll(): Promise<number>;
  onVersion(version: number): void;
  /** From 0 to 1; spreads the pages of a server that restarts. */
  random(): number;
};

/**
 * Reports which version is published while the page is visible: by a stream, or by polling while
 * none comes through.
 * @returns stops it.
 */
export function followConfigVersion({ open, poll, onVersion, random }: VersionSource): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pollEvery;
  /** Counts changes of status: a reply to a question from before one is out of date. */
  let period = 0;

  const pollNow = async () => {
    const own = period;
    try {
      const version = await poll();
      if (own !== period) return;
      pause = pollEvery;
      onVersion(version);
    } catch {
      if (own !== period) return;
      pause = Math.min(pause * 2, longestPause);
    }
    timer = setTimeout(() => void pollNow(), pause + random() * 500);
  };
  return followEvents({
    open,
    random,
    greetedWithin,
    onEvent: ({ data }) => {
      const version = versionIn(data);
      if (version !== null) onVersion(version);
    },
    onStatus: (status) => {
      period += 1;
      clearTimeout(timer);
      if (status !== 'lost') pause = pollEvery;
      else void pollNow();
    },
  });
}

function versionIn(data: string): number | null {
  try {
    const body: unknown = JSON.parse(data);
    return isRecord(body) && typeof body.config_version === 'number' ? body.config_version : null;
  } catch {
    return null;
  }
}
