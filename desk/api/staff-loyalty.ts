import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoyaltyBody, LoyaltyPreview, LoyaltySettings } from '#schemas/api/staff-loyalty.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const settingsKey = (tenantId: number) => ['loyalty-settings', tenantId];

/** How customers earn and redeem points; while the form is open nothing changes below it. */
export function useLoyaltySettings() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<LoyaltySettings>({
    queryKey: settingsKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getLoyaltySettings', {}, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useSaveLoyalty() {
  const api = useApi();
  const { tenantId } = useStores();
  return useSettingsCalls<LoyaltySettings, LoyaltyBody>(settingsKey(tenantId), (body, revision) =>
    api.call('setLoyaltySettings', { headers: { 'if-match': `"${revision}"` }, body }),
  );
}

/**
 * What rules would have cost last month, as the server works it out; the last answer stays while
 * another one is on its way.
 * @param body null: it is not complete, and nothing is asked.
 */
export function useLoyaltyPreview(body: LoyaltyBody | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<LoyaltyPreview>({
    queryKey: ['loyalty-preview', tenantId, body],
    queryFn: async ({ signal }) => {
      if (!body) throw new Error('nothing is asked without rules');
      return (await api.call('previewLoyalty', { body }, { signal })).data;
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
}
