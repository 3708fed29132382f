import { useQuery } from '@tanstack/react-query';
import type { AppSettings } from '#schemas/api/settings.ts';
import { useConfig, useRestaurant } from '../stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';

export const settingsKey = (tenantId: number, restaurantId: number | null) => [
  'settings',
  tenantId,
  restaurantId,
];

/** Settings of the chosen restaurant, or the tenant's before a choice (specification §4). */
export function useSettings() {
  const api = useApi();
  const tenantId = useConfig((state) => state.tenant.id);
  const restaurantId = useRestaurant((state) => state.selected?.restaurant.id ?? null);
  return useQuery({
    queryKey: settingsKey(tenantId, restaurantId),
    queryFn: async ({ signal }): Promise<AppSettings> => {
      const query = {
        tenant_id: String(tenantId),
        ...(restaurantId === null ? {} : { restaurant_id: String(restaurantId) }),
      };
      const { data } = await api.call('getAppSettings', { query }, { signal });
      const [settings] = data;
      if (!settings)
        throw new ApiFailure(200, { code: 'no_settings', message: 'No settings came' });
      return settings;
    },
  });
}
