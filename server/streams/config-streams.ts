import type { z } from 'zod';
import type { getLiveConfigVersion } from '#schemas/api/site-config.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { liveMenuOf } from '../ordering/restaurant/live-menu.ts';
import { createStreamLimits } from './stream-limits.ts';

/** A reply that stays open, as node has it. */
type Output = {
  readonly destroyed: boolean;
  readonly writableEnded: boolean;
  /** What was written and has not been taken yet. */
  readonly writableLength: number;
  on(event: 'close', listener: () => void): unknown;
  write(text: string): boolean;
  end(): unknown;
  destroy(): unknown;
};

/** Bytes that may wait for a page; one that reads so little is suspended, or keeps us busy on purpose. */
const mostWaiting = 16 * 1024;

export type ConfigStream = {
  tenantId: number;
  /** The one whose menu the page shows; left out: none. */
  restaurantId?: number | undefined;
  /** Where the caller comes from (rate-limits/network-of.ts). */
  network: string;
  /** Begins the reply, once there is a place for it. */
  begin: () => Output;
};

type MenuSnapshot = Awaited<ReturnType<Deps['menus']['get']>>;

/** An open page, and the menu that it was told of last. */
type Page = { output: Output; restaurantId: number | undefined; told: MenuSnapshot | null };

/** What changes within this time (ms) is told once: a busy kitchen sells out several things. */
const gatheredFor = 250;

/** A proxy drops what is silent for a minute, and a page asks anew after that. */
const repeatedEvery = 20_000;
/** Pages of a server that restarts come back spread over this time (ms), all within a few seconds. */
const [soonestRetry, latestRetry] = [1000, 3000];

/**
 * Open pages of this instance, by their tenants; publishes of any instance reach them, and what is
 * sold out on the menu that they show. One message serves all pages of a menu, and none of them has
 * to ask for anything (docs/decisions/041).
 */
export function createConfigStreams(deps: Deps) {
  const open = new Map<number, Set<Page>>();
  const places = createStreamLimits({ ...deps.options.limits.configStreams, ofSubject: Infinity });
  const gathered = new Map<string, NodeJS.Timeout>();

  const menuOf = async (tenantId: number, restaurantId: number) => {
    try {
      return await deps.menus.get(tenantId, restaurantId);
    } catch (error) {
      // Of a restaurant that is closed or nobody's there is no menu to follow.
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  };
  const notify = async (tenantId: number, pages: readonly Page[]) => {
    const { configVersion } = await deps.settings.get(tenantId);
    for (const restaurantId of new Set(pages.map((page) => page.restaurantId))) {
      const own = pages.filter((page) => page.restaurantId === restaurantId);
      const menu = restaurantId === undefined ? null : await menuOf(tenantId, restaurantId);
      if (menu === null) for (const page of own) page.restaurantId = undefined;
      const update = menu && liveMenuOf(menu, own.length);
      const plain = messageOf({ config_version: configVersion });
      const whole = update ? messageOf({ config_version: configVersion, menu: update }) : plain;
      for (const page of own) {
        const { output } = page;
        if (output.writableLength > mostWaiting) output.destroy();
        else if (!output.writableEnded) output.write(page.told === menu ? plain : whole);
        page.told = menu;
      }
    }
  };
  const look = (tenantId: number, pages: Iterable<Page>) => {
    const all = [...pages];
    notify(tenantId, all).catch((error: unknown) => {
      // Each reconnects by itself and is notified then.
      deps.log.warn({ err: error, tenantId }, 'pages could not be told of a change');
      for (const { output } of all) output.end();
    });
  };
  const notifyAll = () => {
    for (const [tenantId, pages] of open) look(tenantId, pages);
  };
  const gather = (tenantId: number, restaurantId: number) => {
    const key = `${tenantId}:${restaurantId}`;
    if (gathered.has(key) || !open.has(tenantId)) return;
    const timer = setTimeout(() => {
      gathered.delete(key);
      const pages = [...(open.get(tenantId) ?? [])];
      look(
        tenantId,
        pages.filter((page) => page.restaurantId === restaurantId),
      );
    }, gatheredFor);
    gathered.set(key, timer);
  };
  const unsubscribe = deps.changeEvents.subscribe((event) => {
    if (event.kind === 'config_changed') {
      const pages = open.get(event.tenantId);
      if (pages) look(event.tenantId, pages);
    }
    if (event.kind === 'menu_changed') gather(event.tenantId, event.restaurantId);
    // Events may have been missed while the connection was gone.
    if (event.kind === 'reconnected') notifyAll();
  });
  // What is back by itself is seen then, too: a menu that is out of date is made anew.
  const beat = setInterval(notifyAll, repeatedEvery);
  beat.unref();

  return {
    /** @throws ApiError 429, 503 before the reply is begun, where too many are open. */
    open({ tenantId, restaurantId, network, begin }: ConfigStream): void {
      const leave = places.take({ subject: String(tenantId), network });
      const output = begin();
      // A client that left before it began emits no 'close' any more.
      if (output.destroyed) return leave();
      const pages = open.get(tenantId) ?? new Set();
      const page: Page = { output, restaurantId, told: null };
      open.set(tenantId, pages.add(page));
      output.on('close', () => {
        leave();
        pages.delete(page);
        if (pages.size === 0 && open.get(tenantId) === pages) open.delete(tenantId);
      });
      const spread = latestRetry - soonestRetry;
      output.write(`retry: ${soonestRetry + ((pages.size * 137) % spread)}\n\n`);
      look(tenantId, [page]);
    },
    close(): void {
      unsubscribe();
      clearInterval(beat);
      for (const timer of gathered.values()) clearTimeout(timer);
      for (const pages of open.values()) for (const { output } of pages) output.end();
    },
  };
}

type LiveState = z.output<(typeof getLiveConfigVersion)['reply']>['data'];

const messageOf = (state: LiveState): string =>
  `id: ${state.config_version}\ndata: ${JSON.stringify(state)}\n\n`;
