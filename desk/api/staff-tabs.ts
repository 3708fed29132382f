import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import { tab as tabSchema, type Tab } from '#schemas/api/tabs.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi, type Api } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

export type TableOverview = ReplyOf<'listStaffTables'>['data'];
export type TakePaymentBody = CallOf<'takeTabPayment'>['body'];
type SplitTabBody = CallOf<'splitTab'>['body'];

/** How often, in ms, tables are asked for where no event brings their changes. */
const askEvery = 30_000;
/** And of a restaurant without tables, where nothing changes. */
const askRarely = 300_000;

/** Of the tables that are shown, and of the tabs of them that are open. */
const tabsKey = (tenantId: number) => ['staff-tabs', tenantId];
const overviewKey = (tenantId: number, restaurantId: number) => [
  ...tabsKey(tenantId),
  'tables',
  restaurantId,
];
const oneKey = (tenantId: number, tabId: string) => [...tabsKey(tenantId), 'tab', tabId];

/** Asks anew for tables and tabs that are shown: something at some table has changed. */
export const refreshTabs = (client: QueryClient, tenantId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: tabsKey(tenantId) });

/** Always the same, so that react-query sees one query wherever it is asked for. */
function useOverviewQuery() {
  const api = useApi();
  const { tenantId } = useStores();
  const end = useEndExpiredSession();
  return (restaurantId: number) => ({
    queryKey: overviewKey(tenantId, restaurantId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TableOverview> => {
      try {
        const params = { restaurantId: String(restaurantId) };
        return (await api.call('listStaffTables', { params }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always' as const,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }: { state: { data: TableOverview | undefined } }) =>
      state.data?.tables.length === 0 ? askRarely : askEvery,
    refetchOnWindowFocus: 'always' as const,
  });
}

/**
 * The tables of a restaurant with their tabs and calls, as they change: by the desk's stream of
 * events, and by asking every 30 s, also while nobody sees the page, for it rings.
 */
export const useTableOverview = (restaurantId: number) =>
  useQuery(useOverviewQuery()(restaurantId));

/**
 * Those of several restaurants, in their order; none before all have come. One query, for the program
 * that asks by several would be in the first load of every page.
 */
export function useTableOverviews(restaurantIds: readonly number[]): readonly TableOverview[] {
  const { tenantId } = useStores();
  const queryOf = useOverviewQuery();
  const { data } = useQuery({
    ...queryOf(0),
    queryKey: [...tabsKey(tenantId), 'tables of', ...restaurantIds],
    queryFn: (context) => Promise.all(restaurantIds.map((id) => queryOf(id).queryFn(context))),
    refetchInterval: ({ state }) =>
      state.data?.every(({ tables }) => tables.length === 0) ? askRarely : askEvery,
  });
  return data ?? [];
}

/** A tab as it changes, also once it is closed. @param tabId null: there is none */
export function useStaffTab(tabId: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  const end = useEndExpiredSession();
  return useQuery<Tab>({
    queryKey: oneKey(tenantId, tabId ?? ''),
    enabled: tabId !== null,
    queryFn: async ({ signal }) => {
      try {
        const params = { tabId: tabId ?? '' };
        return (await api.call('getStaffTab', { params }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
}

const conflict = z.object({ data: tabSchema });

/**
 * A call that changes a tab: its reply is the tab as it is now. A refusal that tells the present tab
 * is shown as well; every other says that it is otherwise than shown, so it is read again.
 */
function useTabCall<V>(name: string, call: (api: Api, input: V) => Promise<{ data: Tab }>) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const end = useEndExpiredSession();
  const show = async (tab: Tab) => {
    // A reply still on its way is older.
    await client.cancelQueries({ queryKey: tabsKey(tenantId) });
    client.setQueryData(oneKey(tenantId, tab.id), tab);
  };
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: async (input: V) => (await call(api, input)).data,
    onSuccess: async (tab) => {
      await show(tab);
      void refreshTabs(client, tenantId);
    },
    onError: async (failure) => {
      end(failure);
      if (!(failure instanceof ApiFailure)) return;
      const present = conflict.safeParse(failure.body);
      if (present.success) await show(present.data.data);
      if (failure.status > 0) void refreshTabs(client, tenantId);
    },
  });
}

/** Opens a tab for guests without a phone. */
export const useOpenStaffTab = (restaurantId: number) =>
  useTabCall('openStaffTab', (api, body: CallOf<'openStaffTab'>['body']) =>
    api.call('openStaffTab', { params: { restaurantId: String(restaurantId) }, body }),
  );

/** Moves a party to another table. */
export const useMoveTab = (tabId: string) =>
  useTabCall('moveTab', (api, tableId: number) =>
    api.call('moveTab', { params: { tabId }, body: { table_id: tableId } }),
  );

/** Brings another tab onto this one. */
export const useJoinTabs = (tabId: string) =>
  useTabCall('joinTabs', (api, otherId: string) =>
    api.call('joinTabs', { params: { tabId }, body: { other_tab_id: otherId } }),
  );

/** Takes rounds to a tab of their own. */
export const useSplitTab = (tabId: string) =>
  useTabCall('splitTab', (api, body: SplitTabBody) =>
    api.call('splitTab', { params: { tabId }, body }),
  );

/** Takes cash; sent again with its key it is taken once (rule R83). */
export const useTakeTabPayment = (tabId: string) =>
  useTabCall('takeTabPayment', (api, { body, key }: { body: TakePaymentBody; key: string }) =>
    api.call('takeTabPayment', { params: { tabId }, headers: { 'idempotency-key': key }, body }),
  );

/** Says that the cash of a guest was received. */
export const useConfirmTabPayment = (tabId: string) =>
  useTabCall('confirmTabPayment', (api, paymentId: string) =>
    api.call('confirmTabPayment', { params: { tabId, paymentId }, body: {} }),
  );

/** Gives up cash that a guest did not pay. */
export const useDropStaffTabPayment = (tabId: string) =>
  useTabCall('dropStaffTabPayment', (api, paymentId: string) =>
    api.call('dropStaffTabPayment', { params: { tabId, paymentId } }),
  );

/** Charges the cards that guests left with what is open, as staff see it. */
export const useChargeHeldCards = (tabId: string) =>
  useTabCall('chargeHeldCards', (api, open: number) =>
    api.call('chargeHeldCards', { params: { tabId }, body: { expected_amount: open } }),
  );

/** Releases a card that a guest left. */
export const useReleaseTabCard = (tabId: string) =>
  useTabCall('releaseTabCard', (api, cardId: string) =>
    api.call('releaseTabCard', { params: { tabId, cardId } }),
  );

/** Closes a tab; what is unpaid then needs a reason (rule R82). */
export const useCloseStaffTab = (tabId: string) =>
  useTabCall('closeStaffTab', (api, reason: string) =>
    api.call('closeStaffTab', { params: { tabId }, body: { unpaid_reason: reason } }),
  );

/** Says that somebody sees to a table: its call is gone with the answer. */
export function useAnswerTableCall() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const end = useEndExpiredSession();
  return useMutation({
    mutationKey: ['answerTableCall'],
    networkMode: 'always',
    mutationFn: async (callId: string) =>
      (await api.call('answerTableCall', { params: { callId }, body: {} })).data,
    onSuccess: async ({ id }) => {
      await client.cancelQueries({ queryKey: tabsKey(tenantId) });
      client.setQueriesData<TableOverview>(
        { queryKey: [...tabsKey(tenantId), 'tables'] },
        (tables) => tables && withoutCall(tables, id),
      );
      void refreshTabs(client, tenantId);
    },
    onError: (failure) => {
      end(failure);
      if (failure instanceof ApiFailure && failure.status > 0) void refreshTabs(client, tenantId);
    },
  });
}

const withoutCall = (overview: TableOverview, id: string): TableOverview => ({
  ...overview,
  tables: overview.tables.map((table) => ({
    ...table,
    calls: table.calls.filter((call) => call.id !== id),
  })),
});
