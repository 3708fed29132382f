import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TablePlan, TablePlanBody } from '#schemas/api/staff-tables.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const planKey = (tenantId: number, restaurantId: number) => ['table-plan', tenantId, restaurantId];

/** Areas, tables and joins of a restaurant, read anew with each visit; nothing changes below a form. */
export function useTablePlan(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useQuery<TablePlan>({
    queryKey: planKey(tenantId, restaurantId),
    queryFn: async ({ signal }) => (await api.call('getTablePlan', { params }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the plan as a change of the revision that was seen. */
export function useSaveTablePlan(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useSettingsCalls<TablePlan, TablePlanBody>(
    planKey(tenantId, restaurantId),
    (body, revision) =>
      api.call('setTablePlan', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}

/** Gives a table another code (rule R80); the plan is read anew, also where the table is gone. */
export function useRenewTableCode(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: ['renewTableCode'],
    networkMode: 'always',
    mutationFn: async (tableId: number) => {
      const params = { tableId: String(tableId) };
      return (await api.call('renewTableCode', { params, body: {} })).data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: planKey(tenantId, restaurantId) }),
  });
}
