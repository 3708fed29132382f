import { useQuery } from '@tanstack/react-query';
import type {
  ReservationSettings,
  ReservationSettingsBody,
} from '#schemas/api/reservation-settings.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const settingsKey = (tenantId: number, id: number) => ['reservation-settings', tenantId, id];

/** How a restaurant takes reservations. While a form is open nothing changes below it. */
export function useReservationSettings(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<ReservationSettings>({
    queryKey: settingsKey(tenantId, id),
    queryFn: async ({ signal }) =>
      (await api.call('getReservationSettings', { params }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves them. */
export function useSaveReservationSettings(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useSettingsCalls<ReservationSettings, ReservationSettingsBody>(
    settingsKey(tenantId, id),
    (body, revision) => {
      const headers = { 'if-match': `"${revision}"` };
      return api.call('setReservationSettings', { params, headers, body });
    },
  );
}
