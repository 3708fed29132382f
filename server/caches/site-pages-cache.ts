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

/** Restaurants with a deal that has not ended at an instant. */
export const withDealsAt = (
  { dealsUntil }: Pick<SitePageRows, 'dealsUntil'>,
  now: Date,
): ReadonlySet<number> =>
  new Set([...dealsUntil].flatMap(([id, until]) => (until > now.getTime() ? [id] : [])));

export function createSitePagesCache({
  db,
  clock,
}: {
  db: Database;
  clock: () => Date;
}): SitePagesCache {
  const rows = createLoadingCache<number, SitePageRows>({
    mostBytes: cacheBytes.sitePages,
    load: (tenantId) => readSitePageRows(db, tenantId),
    // A set is no plain data.
    weigh: ({ active, dealsUntil, bookable }) =>
      64 * (4 + active.size + dealsUntil.size + bookable.size),
  });
  return {
    async of({ id, loyalty }, restaurantId) {
      const found = await rows.get(id);
      const { sellsGiftCards, active, bookable } = found;
      const withDeals = withDealsAt(found, clock());
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
