import type { Menu } from '#schemas/api/menu.ts';
import { regionalLanguage } from '#schemas/format-locale.ts';
import { readLegalVersion } from '#schemas/legal-version-query.ts';
import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { PageBoot, PageRequirements } from '#schemas/page.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import { contentIn } from '../caches/content-in-language.ts';
import type { MenuHead } from '../caches/menu-heads.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Deps } from '../dependencies/deps.ts';
import { findSubject, type FoundSubject } from './find-subject.ts';
import { showLegalPage } from '../legal/show-legal-page.ts';
import type { PageKey } from './page-cache.ts';
import type { Preview } from '../previews/previews.ts';
import type { PageCookies } from './page-cookies.ts';
import { picturesOfConfig } from './pictures-of-config.ts';
import type { PageRestaurants, RestaurantsOfTenant } from './restaurants-of-tenant.ts';

/** What a page is made of, found before it is drawn. */
export type PageMaterial = {
  tenant: Tenant;
  language: Language;
  needs: PageRequirements;
  /** Without the language in front. */
  path: string;
  query: string;
  cookies: PageCookies;
  /** The draft that it shows in place of what is published. */
  preview: Preview | null;
  restaurants: RestaurantsOfTenant;
  selectedRestaurantId: number | null;
  drawnRestaurantId: number | null;
  /** Whose menu it shows: that of a link to it, else the drawn one's. */
  menuRestaurantId: number | null;
  menu: MenuHead | null;
  /**
   * The dish or category that it is of; null: none, or it is in no menu any more; undefined: the
   * menus could not be read.
   */
  subject: FoundSubject | null | undefined;
  /** Something could not be read: the page is drawn without it and not kept. */
  isPartial: boolean;
};

/** What stands for the list where it could not be read. */
const noRestaurants: RestaurantsOfTenant = {
  list: [],
  enabled: new Map(),
  hours: new Map(),
  exceptions: new Map(),
  pauseEnds: new Map(),
  failed: true,
};

/**
 * Gathers what a page is drawn from; all of it comes from caches once they are warm.
 * @throws what says that the database does not answer: a page in part would be drawn in vain.
 */
export async function gatherMaterial(
  deps: Deps,
  pageRestaurants: PageRestaurants,
  page: Pick<
    PageMaterial,
    'tenant' | 'language' | 'needs' | 'path' | 'query' | 'cookies' | 'preview'
  >,
): Promise<PageMaterial> {
  // A failed restaurant fetch is logged and yields an empty list with its failure beside it.
  const known = await pageRestaurants.get(page.tenant.id).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    deps.log.error({ err: error, tenant: page.tenant.id }, 'the restaurants could not be read');
    return noRestaurants;
  });
  const requested = page.preview?.restaurantId ?? page.cookies.restaurantId;
  const chosen = known.list.find((one) => one.restaurant.id === requested);
  const subject = await subjectOf(deps, page, known, chosen);
  const restaurants = chosen || !subject ? known : beginningWith(known, subject.restaurantId);
  const drawn = chosen ?? restaurants.list[0];
  const drawnRestaurantId = drawn?.restaurant.id ?? null;
  const linked = restaurants.list.find((one) => String(one.restaurant.id) === linkedIn(page.query));
  const menuRestaurantId = linked?.restaurant.id ?? drawnRestaurantId;
  const showsMenu = page.needs.showsMenu && menuRestaurantId !== null;
  // Without its menu a page is still worth reading, and the browser asks for the menu itself.
  const menu = showsMenu
    ? await deps.menus
        .head(page.tenant.id, menuRestaurantId)
        .catch(unreadMenu(deps, menuRestaurantId))
    : null;
  const isPartial = restaurants.failed || (showsMenu && menu === null);
  const selectedRestaurantId = chosen?.restaurant.id ?? null;
  return {
    ...page,
    // Ids that no restaurant has are without number, so all of them are one page.
    query: linked ? page.query : withoutLink(page.query),
    restaurants,
    selectedRestaurantId,
    drawnRestaurantId,
    menuRestaurantId,
    menu,
    subject,
    isPartial,
  };
}

const unreadMenu =
  ({ log }: Pick<Deps, 'log'>, restaurantId: number | null) =>
  (error: unknown): null => {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, restaurant: restaurantId }, 'a menu could not be read');
    return null;
  };

/** The dishes of the menu that a page shows; null: it shows none, or it cannot be read. */
export async function menuOf(
  deps: Pick<Deps, 'menus' | 'log'>,
  { tenant, menu, menuRestaurantId, language }: PageMaterial,
): Promise<Menu | null> {
  if (!menu || menuRestaurantId === null) return null;
  const snapshot = await deps.menus
    .get(tenant.id, menuRestaurantId)
    .catch(unreadMenu(deps, menuRestaurantId));
  return snapshot && contentIn.menu(snapshot, language);
}

/** The dish or category of a page; the menu of whoever has chosen a restaurant is looked at first. */
async function subjectOf(
  deps: Deps,
  { tenant, needs }: Pick<PageMaterial, 'tenant' | 'needs'>,
  { list, failed }: RestaurantsOfTenant,
  chosen: RestaurantsOfTenant['list'][number] | undefined,
): Promise<PageMaterial['subject']> {
  if (!needs.subject) return null;
  const all = [...(chosen ? [chosen] : []), ...list].map(({ restaurant }) => restaurant.id);
  const found = await findSubject(deps, tenant.id, needs.subject, [...new Set(all)]);
  return found ?? (failed ? undefined : found);
}

/** Before a choice a page is drawn for the first restaurant: the one whose dish it is of. */
const beginningWith = (known: RestaurantsOfTenant, restaurantId: number): RestaurantsOfTenant => {
  const isIt = ({ restaurant }: RestaurantsOfTenant['list'][number]) =>
    restaurant.id === restaurantId;
  return {
    ...known,
    list: [...known.list.filter(isIt), ...known.list.filter((one) => !isIt(one))],
  };
};

/** The dish that is open over the menu that a page shows. */
function openedProduct({ subject, menuRestaurantId }: PageMaterial): number | null {
  const isDrawn = subject?.kind === 'dish' && subject.restaurantId === menuRestaurantId;
  return isDrawn ? subject.id : null;
}

const linkedIn = (query: string): string | null => new URLSearchParams(query).get(restaurantQuery);

function withoutLink(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(restaurantQuery);
  return params.size > 0 ? `?${params}` : '';
}

/** What the browser gets beside the markup. */
export async function bootOf(deps: Deps, material: PageMaterial, now: Date): Promise<PageBoot> {
  const boot = await bootWithoutMenu(deps, material, now);
  return { ...boot, menu: await menuOf(deps, material) };
}

/** The same but for the dishes: what a page is known by that was drawn already. */
export async function bootWithoutMenu(
  deps: Deps,
  material: PageMaterial,
  now: Date,
): Promise<PageBoot> {
  const { tenant, restaurants, cookies, preview, selectedRestaurantId, drawnRestaurantId } =
    material;
  const { picturesUrl } = deps.options;
  const [published, pages] = await Promise.all([
    deps.settings.get(tenant.id, drawnRestaurantId),
    deps.sitePages.of(tenant, drawnRestaurantId),
  ]);
  const { configVersion, payment } = published;
  const config = contentIn.config((preview ?? published).config, material.language);
  const legal = await legalOf(deps, material);
  const productId = openedProduct(material);
  const resting = inactiveSections(config.layout.home, now.getTime(), zoneOf(material));
  return {
    settings: {
      web_config: config,
      payment_gateway_config: payment,
      is_online_order_enabled:
        drawnRestaurantId === null || restaurants.enabled.get(drawnRestaurantId) ? 1 : 0,
      config_version: configVersion,
      pages,
      tenant: {
        id: tenant.id,
        name: tenant.name,
        currency: tenant.currency,
        locale: tenant.locale,
      },
    },
    restaurants: restaurants.list,
    restaurantsFailed: restaurants.failed,
    selectedRestaurantId,
    drawnRestaurantId,
    menu: null,
    ...(legal && { legal }),
    language: regionalLanguage(material.language, tenant.locale),
    bannerDismissed: cookies.dismissedBanner === offerMark(config.topOfferBanner),
    canonicalOrigin: tenant.primaryOrigin,
    year: now.getUTCFullYear(),
    pictures: await picturesOfConfig(config, tenant.id, deps.readPictureMetadata),
    ...(picturesUrl !== null && { picturesUrl }),
    ...(preview && {
      preview: { restaurantId: preview.restaurantId, expiresAt: preview.expiresAt.toISOString() },
    }),
    ...(resting.length > 0 && { resting }),
    ...(productId !== null && { productId }),
    ...(material.needs.path === null && { isMissing: true as const }),
    drawnAt: now.toISOString(),
  };
}

/** What a legal page says. Without it the page says that it cannot be read, and asks for it itself. */
async function legalOf(deps: Deps, material: PageMaterial): Promise<PageBoot['legal'] | null> {
  const { tenant, needs, query, language, drawnRestaurantId } = material;
  if (needs.legalPage === null) return null;
  const asked = {
    page: needs.legalPage,
    language,
    restaurantId: drawnRestaurantId,
    version: readLegalVersion(new URLSearchParams(query)),
  };
  return showLegalPage(deps, tenant.id, asked).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    deps.log.error({ err: error, tenant: tenant.id }, 'a legal page could not be read');
    return null;
  });
}

/** Everything the drawn page depends on. */
export function keyOf(material: PageMaterial, boot: PageBoot): PageKey {
  return {
    tenantId: material.tenant.id,
    origin: boot.canonicalOrigin,
    path: material.path,
    query: material.query,
    drawnRestaurantId: boot.drawnRestaurantId,
    selectedRestaurantId: boot.selectedRestaurantId,
    language: boot.language,
    bannerDismissed: boot.bannerDismissed,
    configVersion: boot.settings.config_version,
    pages: boot.settings.pages,
    menuVersion: material.menu?.version ?? null,
    legalVersion: boot.legal?.version ?? null,
  };
}

/** By whose clock a page is drawn. */
export const zoneOf = ({
  restaurants: { list },
  drawnRestaurantId,
}: Pick<PageMaterial, 'restaurants' | 'drawnRestaurantId'>): string =>
  list.find(({ restaurant }) => restaurant.id === drawnRestaurantId)?.restaurant.time_zone ?? 'UTC';
