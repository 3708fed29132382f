import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TableCall, TableCallKind } from '#schemas/api/tabs.ts';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { ownerOf } from '#ui/api/cart-key.ts';
import { useApi } from '#ui/api/client.ts';
import { ensureGuest } from '#ui/api/guests.ts';

/** How often, in ms, an open call is asked for: whether somebody has seen to it. */
const pollEvery = 15_000;

const callsKey = (tenantId: number, token: string) => ['tableCalls', tenantId, token];

/** What this guest asked for at a table in the last hour, newest last. */
export function useTableCalls(token: string) {
  const api = useApi();
  const { tenantId } = useStores();
  const isKnown = useAccount((state) => ownerOf(state) !== null);
  return useQuery({
    queryKey: callsKey(tenantId, token),
    enabled: isKnown,
    queryFn: async ({ signal }) => {
      const { data } = await api.call('listTableCalls', { params: { token } }, { signal });
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ answered_at: answeredAt }) => answeredAt === null) ? pollEvery : false,
  });
}

/** Asks for somebody to come, or for the bill; again while it is open is the same call. */
export function useCallStaff(token: string) {
  const api = useApi();
  const client = useQueryClient();
  const stores = useStores();
  const queryKey = callsKey(stores.tenantId, token);
  return useMutation({
    mutationKey: ['callStaff'],
    networkMode: 'always',
    mutationFn: async (kind: TableCallKind): Promise<TableCall> => {
      await ensureGuest({ api, stores });
      const { data } = await api.call('callStaff', { params: { token }, body: { kind } });
      return data;
    },
    onSuccess: async (call) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<TableCall[]>(queryKey, (known = []) => [
        ...known.filter(({ id }) => id !== call.id),
        call,
      ]);
    },
  });
}
