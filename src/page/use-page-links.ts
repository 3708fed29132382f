import type { SitePage } from '#schemas/site-pages.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '#ui/paths.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';

export type PageLink = { page: SitePage; label: string; href: string };

/** Links to the pages that the site has and that its owner leaves in the header or the footer. */
export function usePageLinks(part: 'header' | 'footer'): PageLink[] {
  const labels = useStorefront().messages.shell.pages;
  const pages = useConfig((state) => state.webSettings.pages);
  const shown = useConfig((state) => state.config[part].pageLinks);
  const { deals } = useOrderPaths();
  const hrefs: Record<SitePage, string> = {
    deals,
    reservations: paths.tableReservation,
    giftCards: paths.giftCards,
    loyaltyPoints: paths.loyaltyPoints,
    contact: paths.contact,
  };
  return pages
    .filter((page) => shown[page])
    .map((page) => ({ page, label: labels[page], href: hrefs[page] }));
}
