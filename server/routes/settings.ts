import { activeStatus } from '#schemas/rules/active-status.ts';
import type { AppSettings } from '#schemas/api/settings.ts';
import { contentIn } from '../caches/content-in-language.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { findRestaurant, listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';

export const settingsRoutes = (deps: Deps): Handlers<'getAppSettings'> => ({
  getAppSettings: async ({ tenant, query, language }) => {
    const settings = await readAppSettings(deps, tenant, query.restaurant_id);
    const { web_config: config } = settings;
    return { data: [{ ...settings, web_config: contentIn.config(config, language) }] };
  },
});

/**
 * The settings of a restaurant, or of the tenant.
 * @throws ApiError 404 for a restaurant that the tenant does not have.
 */
async function readAppSettings(
  { db, settings, sitePages }: Pick<Deps, 'db' | 'settings' | 'sitePages'>,
  tenant: Tenant,
  restaurantId?: number,
): Promise<AppSettings> {
  const [{ config, configVersion, payment }, isEnabled, pages] = await Promise.all([
    settings.get(tenant.id, restaurantId ?? null),
    isOnlineOrderEnabled(db, tenant.id, restaurantId),
    sitePages.of(tenant, restaurantId ?? null),
  ]);
  const { id, name, currency, locale } = tenant;
  return {
    web_config: config,
    payment_gateway_config: payment,
    is_online_order_enabled: isEnabled ? 1 : 0,
    config_version: configVersion,
    pages,
    tenant: { id, name, currency, locale },
  };
}

/** Of the tenant as a whole it is off only where every active restaurant has it off. */
async function isOnlineOrderEnabled(
  db: Deps['db'],
  tenantId: number,
  restaurantId: number | undefined,
): Promise<boolean> {
  if (restaurantId !== undefined) {
    const restaurant = await findRestaurant(db, tenantId, restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant.isOnlineOrderEnabled;
  }
  const active = await listRestaurants(db, tenantId, activeStatus);
  return active.length === 0 || active.some((restaurant) => restaurant.isOnlineOrderEnabled);
}
