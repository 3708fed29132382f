import { useQuery } from '@tanstack/react-query';
import type { AppSettings, TenantDetails } from '#schemas/api/settings.ts';
import { useConfig, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi, type Api } from '#ui/api/client.ts';

export const settingsKey = (tenantId: number, restaurantId: number | null) => [
  'settings',
  tenantId,
  restaurantId,
];

/** A page brings settings that its server has read; only those that are fetched need the schema. */
const loadReader = () => import('#schemas/api/read-app-settings.ts');

type SettingsOf = {
  /** As the page knows it. */
  tenant: TenantDetails;
  /** null: the tenant's own, before a choice. */
  restaurantId: number | null;
};

/**
 * Fetches settings and reads them: whatever backend answers, they are whole (docs/decisions/030).
 * @throws ApiFailure where the call fails or brings none.
 */
export async function fetchSettings(
  api: Api,
  { tenant, restaurantId }: SettingsOf,
  signal?: AbortSignal,
): Promise<AppSettings> {
  const query = {
    tenant_id: String(tenant.id),
    ...(restaurantId === null ? {} : { restaurant_id: String(restaurantId) }),
  };
  const [reply, { readAppSettings }] = await Promise.all([
    api.call('getAppSettings', { query }, signal && { signal }),
    loadReader(),
  ]);
  const settings = readAppSettings(reply, tenant);
  if (settings) return settings;
  throw new ApiFailure(200, { code: 'no_settings', message: 'No settings came' });
}

/** Settings of the chosen restaurant, or the tenant's before a choice (specification §4). */
export function useSettings() {
  const api = useApi();
  const { config } = useStores();
  const tenantId = useConfig((state) => state.tenant.id);
  const restaurantId = useRestaurant((state) => state.selected?.restaurant.id ?? null);
  return useQuery({
    queryKey: settingsKey(tenantId, restaurantId),
    queryFn: ({ signal }): Promise<AppSettings> =>
      fetchSettings(api, { tenant: config.getState().tenant, restaurantId }, signal),
  });
}
