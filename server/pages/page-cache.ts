import { LRUCache } from 'lru-cache';
import type { PageDocument } from './document.ts';

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

const largestBytes = 64 * 1024 * 1024;
/** Even a page that depends on no clock is drawn anew now and then, for the year in its foot. */
const longestMs = 60 * 60 * 1000;

/** Whole public pages in a bounded memory; versions in the key make old ones unreachable. */
export class PageCache {
  readonly #pages = new LRUCache<string, PageDocument>({
    maxSize: largestBytes,
    sizeCalculation: ({ html }) => html.length * 2,
    ttl: longestMs,
  });
  #generation = 0;

  /**
   * The page of this key, drawn by `draw` where there is none. It is kept until `staleAt` (epoch
   * ms), and not at all when the cache was emptied while it was being drawn.
   */
  async get(
    key: PageKey,
    now: number,
    draw: () => Promise<{ page: PageDocument; staleAt: number | null }>,
  ): Promise<PageDocument> {
    const name = JSON.stringify(key);
    const kept = this.#pages.get(name);
    if (kept) return kept;
    const generation = this.#generation;
    const { page, staleAt } = await draw();
    const ttl = Math.min(longestMs, staleAt === null ? longestMs : staleAt - now);
    // Addresses that do not exist are without number, and would push out those that do.
    const mayKeep = page.status === 200 && generation === this.#generation;
    if (mayKeep && ttl > 0) this.#pages.set(name, page, { ttl });
    return page;
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
}
