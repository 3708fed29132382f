import type { LiveMenu } from '#schemas/api/menu.ts';
import { isRecord } from '#schemas/is-record.ts';
import { followEvents } from '#ui/api/event-stream.ts';

/** In ms. Soon enough that a page shows a publish within 5 s, spread over half a second more. */
const greetedWithin = 4_000;
const pollEvery = 4_000;
const longestPause = 60_000;

/** What the server tells open pages. */
export type LiveState = { config_version: number; menu?: LiveMenu | undefined };

type VersionSource = {
  /** Requests the stream of published versions. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  /** Asks for the same once, where no stream comes through. */
  poll(): Promise<LiveState>;
  onVersion(version: number): void;
  /** What of the menu that the page follows is sold out now. */
  onMenu(menu: LiveMenu): void;
  /** Called with true while the server is heard or answers, with false when it did not answer. */
  onReached?(isReached: boolean): void;
  /** From 0 to 1; spreads the pages of a server that restarts. */
  random(): number;
};

/**
 * Reports which version is published, and what of a menu is sold out, while the page is visible: by
 * a stream, or by polling while none comes through.
 * @returns stops it.
 */
export function followConfigVersion({
  open,
  poll,
  onVersion,
  onMenu,
  onReached,
  random,
}: VersionSource): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pollEvery;
  /** Counts changes of status: a reply to a question from before one is out of date. */
  let period = 0;

  const report = ({ config_version, menu }: LiveState) => {
    onVersion(config_version);
    if (menu) onMenu(menu);
  };
  const pollNow = async () => {
    const own = period;
    try {
      const state = await poll();
      if (own !== period) return;
      pause = pollEvery;
      onReached?.(true);
      report(state);
    } catch {
      if (own !== period) return;
      onReached?.(false);
      pause = Math.min(pause * 2, longestPause);
    }
    timer = setTimeout(() => void pollNow(), pause + random() * 500);
  };
  return followEvents({
    open,
    random,
    greetedWithin,
    onEvent: ({ data }) => {
      const state = stateIn(data);
      if (state) report(state);
    },
    onStatus: (status) => {
      period += 1;
      clearTimeout(timer);
      if (status === 'live') onReached?.(true);
      if (status !== 'lost') pause = pollEvery;
      else void pollNow();
    },
  });
}

function stateIn(data: string): LiveState | null {
  try {
    const body: unknown = JSON.parse(data);
    return isLiveState(body) ? body : null;
  } catch {
    return null;
  }
}

const isLiveState = (body: unknown): body is LiveState =>
  isRecord(body) &&
  typeof body.config_version === 'number' &&
  (body.menu === undefined || (isRecord(body.menu) && isRecord(body.menu.unavailable)));
