import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import { createLoadingCache } from '../caches/loading-cache.ts';
import { findPreview } from '../db/queries/previews.ts';
import type { Deps } from '../dependencies/deps.ts';
import { readPreviewToken } from './preview-token.ts';

export type Preview = {
  config: SiteConfig;
  /** Whose site it shows; null: the tenant's. */
  restaurantId: number | null;
  expiresAt: Date;
};

export type Previews = {
  /** What a link shows; null where it is forged, of another tenant, or over. */
  byToken(tenantId: number, token: string): Promise<Preview | null>;
};

/** Previews never change, so what was read of one stands until it ends. */
export function createPreviews(deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>): Previews {
  const cache = createLoadingCache<string, Preview | null>({
    // Few are looked at, again and again while a page is shown around.
    mostBytes: cacheBytes.previews,
    async load(key) {
      const [tenantId = '', id = ''] = key.split(' ');
      const stored = await findPreview(deps.db, Number(tenantId), id);
      if (!stored) return null;
      const { restaurantId, expiresAt } = stored;
      return { config: readSiteConfig(stored.document).config, restaurantId, expiresAt };
    },
  });
  return {
    async byToken(tenantId, token) {
      const id = readPreviewToken(deps, tenantId, token);
      if (id === null) return null;
      const preview = await cache.get(`${tenantId} ${id}`);
      return preview && preview.expiresAt > deps.clock() ? preview : null;
    },
  };
}
