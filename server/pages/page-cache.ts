import { LRUCache } from 'lru-cache';
import type { SitePage } from '#schemas/site-pages.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import { newCacheCount, type CacheCount } from '../caches/cache-counts.ts';
import type { PageDocument } from './document.ts';
import { alsoIn, packPage, type Encoding, type PackedPage } from './pack-page.ts';

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
  /** Where header and footer lead. */
  pages: readonly SitePage[];
  menuVersion: number | null;
  legalVersion: number | null;
};

/** A page and the moment (epoch ms) from which it must be drawn anew; null is never. */
export type DrawnPage = { document: PageDocument; staleAt: number | null };

type RequestInstant = {
  now: number;
  /** The cache's generation of the tenant before the page's material was gathered. */
  generation: number;
};

type Wanted = { draw: () => Promise<DrawnPage>; encoding: Encoding };
type StoredPage = PackedPage & { until: number };

/** Even a page that depends on no clock is drawn anew now and then, for the year in its foot. */
const longestMs = hourMs;
/** Of a page besides its bodies, in bytes. */
const perPage = 2000;

const weigh = ({ bodies }: PackedPage): number =>
  Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, perPage);

/**
 * Whole public pages in a bounded memory, each in the encodings that browsers asked for; versions in
 * the key make old ones unreachable.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #drawing = new Map<string, Promise<StoredPage>>();
  /** How often something of a tenant was forgotten, and of all of them. */
  readonly #forgotten = new Map<number, number>();
  #allForgotten = 0;
  readonly #count: CacheCount;

  /** @param count where reads and misses are counted. */
  constructor(count = newCacheCount(), mostBytes: number = cacheBytes.pages) {
    this.#count = count;
    this.#pages = new LRUCache<string, StoredPage>({
      maxSize: mostBytes,
      sizeCalculation: weigh,
    });
  }

  /** What it holds, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Rises when something of the tenant is forgotten. */
  generationOf(tenantId: number): number {
    return this.#allForgotten + (this.#forgotten.get(tenantId) ?? 0);
  }

  /**
   * The page of this key in an encoding, drawn by `draw` where there is none, once for all who ask
   * meanwhile. A page whose material was gathered before something was forgotten is not kept.
   */
  async get(key: PageKey, instant: RequestInstant, wanted: Wanted): Promise<PackedPage> {
    const { now, generation } = instant;
    const { draw, encoding } = wanted;
    if (generation !== this.generationOf(key.tenantId)) {
      return packPage((await draw()).document, encoding);
    }
    const name = nameOf(key);
    const stored = this.#pages.get(name);
    this.#count.reads += 1;
    if (stored && stored.until > now) return this.#inEncoding(name, stored, encoding);
    this.#count.misses += 1;
    const underway = this.#drawing.get(name);
    if (underway) return this.#inEncoding(name, await underway, encoding);
    const drawing = drawOnce(wanted, now);
    this.#drawing.set(name, drawing);
    try {
      const page = await drawing;
      if (page.until > now && generation === this.generationOf(key.tenantId)) {
        this.#pages.set(name, page);
      }
      return page;
    } finally {
      if (this.#drawing.get(name) === drawing) this.#drawing.delete(name);
    }
  }

  /** Packed once more for the first browser that reads another encoding; few read none at all. */
  async #inEncoding(name: string, page: StoredPage, encoding: Encoding): Promise<PackedPage> {
    if (page.bodies[encoding]) return page;
    const further = { ...(await alsoIn(page, encoding)), until: page.until };
    if (encoding !== 'identity' && this.#pages.peek(name) === page) this.#pages.set(name, further);
    return further;
  }

  /** Forgets the pages of one tenant, or all. */
  forget(tenantId?: number): void {
    const isForgotten = (name: string) =>
      tenantId === undefined || name.startsWith(prefixOf(tenantId));
    if (tenantId === undefined) this.#allForgotten += 1;
    else this.#forgotten.set(tenantId, (this.#forgotten.get(tenantId) ?? 0) + 1);
    for (const known of [this.#drawing, this.#pages]) {
      for (const name of [...known.keys()].filter(isForgotten)) known.delete(name);
    }
  }
}

async function drawOnce({ draw, encoding }: Wanted, now: number): Promise<StoredPage> {
  const { document, staleAt } = await draw();
  const until = Math.min(staleAt ?? Infinity, now + longestMs);
  return { ...(await packPage(document, encoding)), until };
}

const prefixOf = (tenantId: number) => `${tenantId} `;
const nameOf = (key: PageKey) => prefixOf(key.tenantId) + JSON.stringify(key);
