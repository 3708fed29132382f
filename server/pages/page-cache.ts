import { LRUCache } from 'lru-cache';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { newCacheCount, type CacheCount } from '../caches/cache-counts.ts';
import type { PackedPage } from './pack-page.ts';

/** Everything a public page depends on; two requests with the same key get the same bytes. */
export type PageKey = {
  tenantId: number;
  /** The tenant's stored origin, never the request's host. */
  origin: string;
  path: string;
  /** Known query keys only, sorted. */
  query: string;
  drawnRestaurantId: number | null;
  selectedRestaurantId: number | null;
  language: string;
  bannerDismissed: boolean;
  configVersion: number;
  menuVersion: number | null;
};

/** A page and the moment (epoch ms) from which it must be drawn anew; null is never. */
export type DrawnPage = { page: PackedPage; staleAt: number | null };

type RequestInstant = {
  now: number;
  /** The cache's generation before the page's material was gathered. */
  generation: number;
};

const largestBytes = 64 * 1024 * 1024;
/** Even a page that depends on no clock is drawn anew now and then, for the year in its foot. */
const longestMs = hourMs;

/** Whole public pages in a bounded memory; versions in the key make old ones unreachable. */
export class PageCache {
  readonly #pages = new LRUCache<string, PackedPage & { until: number }>({
    maxSize: largestBytes,
    sizeCalculation: ({ bodies }) =>
      Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0),
  });
  readonly #drawing = new Map<string, Promise<DrawnPage>>();
  #generation = 0;
  readonly #count: CacheCount;

  /** @param count where reads and misses are counted. */
  constructor(count = newCacheCount()) {
    this.#count = count;
  }

  /** Rises when something is forgotten. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * The page of this key, drawn by `draw` where there is none, once for all who ask meanwhile.
   * A page whose material was gathered before something was forgotten is not kept.
   */
  async get(
    key: PageKey,
    { now, generation }: RequestInstant,
    draw: () => Promise<DrawnPage>,
  ): Promise<PackedPage> {
    if (generation !== this.#generation) return (await draw()).page;
    const name = nameOf(key);
    const stored = this.#pages.get(name);
    this.#count.reads += 1;
    if (stored && stored.until > now) return stored;
    this.#count.misses += 1;
    const underway = this.#drawing.get(name);
    if (underway) return (await underway).page;
    const drawing = draw();
    this.#drawing.set(name, drawing);
    try {
      const { page, staleAt } = await drawing;
      const until = Math.min(staleAt ?? Infinity, now + longestMs);
      if (until > now && generation === this.#generation) this.#pages.set(name, { ...page, until });
      return page;
    } finally {
      if (this.#drawing.get(name) === drawing) this.#drawing.delete(name);
    }
  }

  /** Forgets the pages of one tenant, or all. */
  forget(tenantId?: number): void {
    this.#generation += 1;
    this.#drawing.clear();
    const isForgotten = (name: string) =>
      tenantId === undefined || name.startsWith(prefixOf(tenantId));
    for (const name of [...this.#pages.keys()].filter(isForgotten)) this.#pages.delete(name);
  }
}

const prefixOf = (tenantId: number) => `${tenantId} `;
const nameOf = (key: PageKey) => prefixOf(key.tenantId) + JSON.stringify(key);
