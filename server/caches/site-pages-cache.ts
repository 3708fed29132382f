import { sitePages, type SitePage } from '#schemas/site-pages.ts';
import type { Database } from '../db/client.ts';
import { readSitePageRows, type SitePageRows } from '../db/queries/site-pages.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { cacheBytes } from '../memory/cache-bytes.ts';
import { createLoadingCache } from './loading-cache.ts';

/** Which pages a site has. */
export type SitePagesCache = {
  /**
   * Those that header and footer lead to, in their order.
   * @param restaurantId the restaurant whose deals count; null: that of any
   */
  of(tenant: Tenant, restaurantId: number | null): Promise<SitePage[]>;
  forget(tenantId: number): void;
  clear(): void;
};

export function createSitePagesCache({ db }: { db: Database }): SitePagesCache {
  const rows = createLoadingCache<number, SitePageRows>({
    mostBytes: cacheBytes.sitePages,
    load: (tenantId) => readSitePageRows(db, tenantId),
    // A set is no plain data.
    weigh: ({ active, withDeals, bookable }) =>
      64 * (4 + active.size + withDeals.size + bookable.size),
  });
  return {
    async of({ id, loyalty }, restaurantId) {
      const { sellsGiftCards, active, withDeals, bookable } = await rows.get(id);
      const isAny = (ids: ReadonlySet<number>) => [...ids].some((one) => active.has(one));
      const has: Record<SitePage, boolean> = {
        deals: restaurantId === null ? isAny(withDeals) : withDeals.has(restaurantId),
        reservations: isAny(bookable),
        giftCards: sellsGiftCards,
        loyaltyPoints: loyalty?.isOn === true,
        contact: true,
      };
      return sitePages.filter((page) => has[page]);
    },
    forget: rows.forget,
    clear: rows.clear,
  };
}
