import { useQuery } from '@tanstack/react-query';
import type {
  RestaurantFees,
  RestaurantFeesBody,
  Taxes,
  TaxesBody,
} from '#schemas/api/staff-taxes.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const taxesKey = (tenantId: number) => ['taxes', tenantId];
const feesKey = (tenantId: number, id: number) => ['restaurant-fees', tenantId, id];
/** While a form is open nothing changes below it; each visit reads anew. */
const ofForm = { staleTime: Infinity, gcTime: 0 } as const;

/** How orders are taxed, and how cash is rounded. */
export function useTaxes() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<Taxes>({
    queryKey: taxesKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getTaxes', {}, { signal })).data,
    ...ofForm,
  });
}

export function useSaveTaxes() {
  const api = useApi();
  const { tenantId } = useStores();
  return useSettingsCalls<Taxes, TaxesBody>(taxesKey(tenantId), (body, revision) =>
    api.call('setTaxes', { headers: { 'if-match': `"${revision}"` }, body }),
  );
}

/** The service fee and the tips of a restaurant. */
export function useRestaurantFees(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<RestaurantFees>({
    queryKey: feesKey(tenantId, id),
    queryFn: async ({ signal }) =>
      (await api.call('getRestaurantFees', { params }, { signal })).data,
    ...ofForm,
  });
}

export function useSaveRestaurantFees(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useSettingsCalls<RestaurantFees, RestaurantFeesBody>(
    feesKey(tenantId, id),
    (body, revision) =>
      api.call('setRestaurantFees', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}
