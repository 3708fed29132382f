import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import type { PageBoot, PageRequirements } from '#schemas/page.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';
import { nextVisibilityChange } from '#schemas/rules/shown-when/next-visibility-change.ts';
import { inactiveSections } from '#schemas/rules/shown-when/inactive-sections.ts';
import { openingAt } from '#schemas/rules/opening/opening-at.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Deps } from '../dependencies/deps.ts';
import { nextChange } from '../domain/times/next-change.ts';
import type { PageKey } from './page-cache.ts';
import type { Preview } from '../previews/previews.ts';
import type { PageCookies } from './page-cookies.ts';
import { picturesOfConfig } from './pictures-of-config.ts';
import type { PageRestaurants, RestaurantsOfTenant } from './restaurants-of-tenant.ts';

/** What a page is made of, found before it is drawn. */
export type PageMaterial = {
  tenant: Tenant;
  needs: PageRequirements;
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
  menu: MenuSnapshot | null;
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
  page: Pick<PageMaterial, 'tenant' | 'needs' | 'path' | 'query' | 'cookies' | 'preview'>,
): Promise<PageMaterial> {
  // A failed restaurant fetch is logged and yields an empty list with its failure beside it.
  const restaurants = await pageRestaurants.get(page.tenant.id).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    deps.log.error({ err: error, tenant: page.tenant.id }, 'the restaurants could not be read');
    return noRestaurants;
  });
  const requested = page.preview?.restaurantId ?? page.cookies.restaurantId;
  const chosen = restaurants.list.find((one) => one.restaurant.id === requested);
  const drawn = chosen ?? restaurants.list[0];
  const drawnRestaurantId = drawn?.restaurant.id ?? null;
  const linked = restaurants.list.find((one) => String(one.restaurant.id) === linkedIn(page.query));
  const menuRestaurantId = linked?.restaurant.id ?? drawnRestaurantId;
  const showsMenu = page.needs.showsMenu && menuRestaurantId !== null;
  // Without its menu a page is still worth reading, and the browser asks for the menu itself.
  const menu = showsMenu
    ? await deps.menus.get(page.tenant.id, menuRestaurantId).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        deps.log.error({ err: error, restaurant: menuRestaurantId }, 'a menu could not be read');
        return null;
      })
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
    isPartial,
  };
}

const linkedIn = (query: string): string | null => new URLSearchParams(query).get(restaurantQuery);

function withoutLink(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(restaurantQuery);
  return params.size > 0 ? `?${params}` : '';
}

/** What the browser gets beside the markup. */
export async function bootOf(deps: Deps, material: PageMaterial, now: Date): Promise<PageBoot> {
  const { tenant, restaurants, cookies, preview, selectedRestaurantId, drawnRestaurantId } =
    material;
  const published = await deps.settings.get(tenant.id, drawnRestaurantId);
  const { configVersion, payment } = published;
  const { config } = preview ?? published;
  const resting = inactiveSections(config.layout.home, now.getTime(), zoneOf(material));
  return {
    settings: {
      web_config: config,
      payment_gateway_config: payment,
      is_online_order_enabled:
        drawnRestaurantId === null || restaurants.enabled.get(drawnRestaurantId) ? 1 : 0,
      config_version: configVersion,
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
    menu: material.menu?.menu ?? null,
    language: cookies.language ?? tenant.locale,
    bannerDismissed: cookies.dismissedBanner === offerMark(config.topOfferBanner),
    canonicalOrigin: tenant.primaryOrigin,
    year: now.getUTCFullYear(),
    pictures: await picturesOfConfig(config, tenant.id, deps.readPictureMetadata),
    ...(preview && {
      preview: { restaurantId: preview.restaurantId, expiresAt: preview.expiresAt.toISOString() },
    }),
    ...(resting.length > 0 && { resting }),
    drawnAt: now.toISOString(),
  };
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
    menuVersion: boot.menu?.version ?? null,
  };
}

/**
 * When the page changes by itself (epoch ms): opening hours, a daypart, a pause's or an offer's end, a dish
 * back, a section that comes or goes.
 */
export function staleAt(material: PageMaterial, boot: PageBoot, now: Date): number | null {
  const { drawnRestaurantId, menuRestaurantId, restaurants, menu, isPartial } = material;
  if (isPartial) return now.getTime();
  const drawn = restaurants.list.find((one) => one.restaurant.id === drawnRestaurantId);
  const timeZone = zoneOf(material);
  const dayparts = menu
    ? [...menu.menu.categories, ...menu.menu.restaurant_products, ...menu.menu.combos].flatMap(
        ({ availability = [] }) => availability,
      )
    : [];
  const served = dayparts.map(({ weekday, from, to }) => ({ weekday, opens: from, closes: to }));
  const menuOwner = restaurants.list.find((one) => one.restaurant.id === menuRestaurantId);
  const instants = [
    drawn
      ? nextChange(
          restaurants.hours.get(drawn.restaurant.id) ?? [],
          drawn.restaurant.time_zone,
          now.getTime(),
          {
            exceptions: restaurants.exceptions.get(drawn.restaurant.id) ?? [],
            pauseEnds: restaurants.pauseEnds.get(drawn.restaurant.id) ?? [],
          },
        )
      : null,
    menuOwner ? nextChange(served, menuOwner.restaurant.time_zone, now.getTime()) : null,
    menu?.staleAt?.getTime() ?? null,
    offerEnd(boot, timeZone, now),
    nextVisibilityChange(boot.settings.web_config.layout.home, now.getTime(), timeZone),
    ...restaurants.list.map(({ hours: { openings } }) => {
      const openingRows = openingAt(openings, now.getTime());
      return openingRows.isOpen ? openingRows.until : openingRows.opens;
    }),
  ].filter((instant) => instant !== null);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** By whose clock a page is drawn. */
const zoneOf = ({
  restaurants: { list },
  drawnRestaurantId,
}: Pick<PageMaterial, 'restaurants' | 'drawnRestaurantId'>): string =>
  list.find(({ restaurant }) => restaurant.id === drawnRestaurantId)?.restaurant.time_zone ?? 'UTC';

/** When the offer above the header has been counted down; null where none is, or it is over. */
function offerEnd({ settings }: PageBoot, timeZone: string, now: Date): number | null {
  const { variant, byVariant } = settings.web_config.topOfferBanner;
  const { endsAt } = byVariant.countdown;
  if (variant !== 'countdown' || endsAt === '') return null;
  const instant = instantOf(endsAt, timeZone);
  return instant > now.getTime() ? instant : null;
}
