import { useQuery } from '@tanstack/react-query';
import type { TabSettings, TabSettingsBody } from '#schemas/api/tab-settings.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const keyOf = (tenantId: number, id: number) => ['tab-settings', tenantId, id];

/** Whether guests of a restaurant may leave a card at their table; while a form is open nothing changes below it. */
export function useTabSettings(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<TabSettings>({
    queryKey: keyOf(tenantId, id),
    queryFn: async ({ signal }) => (await api.call('getTabSettings', { params }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useSaveTabSettings(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useSettingsCalls<TabSettings, TabSettingsBody>(keyOf(tenantId, id), (body, revision) =>
    api.call('setTabSettings', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}
