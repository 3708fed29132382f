import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { useAccount, useStores } from '../stores/stores.tsx';
import { ownerOf } from './cart-key.ts';
import { useApi } from './client.ts';
import { followEvents } from './event-stream.ts';
import { ensureGuest } from './guests.ts';
import { isMissing } from './orders.ts';

/** How often, in ms, an open tab is asked for where no stream brings its changes. */
const pollEvery = 10_000;

/** Whose tabs they are, as a part of a query's key; null: nobody is known to the server yet. */
function useWhose(): string | null {
  return useAccount((state) => {
    const owner = ownerOf(state);
    return owner && JSON.stringify(owner);
  });
}

const tabKey = (tenantId: number, whose: string | null, tabId: string | null) => [
  'tab',
  tenantId,
  whose,
  tabId,
];
const tableTabKey = (tenantId: number, whose: string | null, token: string | null) => [
  'tableTab',
  tenantId,
  whose,
  token,
];

/**
 * Whether a tab is open at a table, and whether this guest is on it; somebody who is unknown to the
 * server so far is on none, and is not asked for.
 * @param token null asks for nothing
 */
export function useTableTab(token: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  const whose = useWhose();
  return useQuery({
    queryKey: tableTabKey(tenantId, whose, token),
    enabled: token !== null && whose !== null,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(
        'findTableTab',
        { params: { token: token ?? '' } },
        { signal },
      );
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

type TabOptions = {
  /** Its changes come by a stream, so nothing is asked for. */
  isLive?: boolean;
  /** How often it is asked for while it is open, in ms. */
  every?: number;
};

/** A tab that the caller is a guest of; asked for again on focus, and now and then while it is open. */
export function useTab(
  tabId: string | null,
  { isLive = false, every = pollEvery }: TabOptions = {},
) {
  const api = useApi();
  const { tenantId } = useStores();
  const whose = useWhose();
  return useQuery({
    queryKey: tabKey(tenantId, whose, tabId),
    enabled: tabId !== null && whose !== null,
    queryFn: async ({ signal }) => {
      const { data } = await api.call('getTab', { params: { tabId: tabId ?? '' } }, { signal });
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) =>
      isLive || isMissing(error) || data?.state === 'closed' ? false : every,
  });
}

/**
 * A tab as it changes: by a stream that writes into its query, or by polling where that is blocked.
 * @param tabId null follows nothing
 */
export function useLiveTab(tabId: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId, random } = useStores();
  const whose = useWhose();
  const [isLive, setLive] = useState(false);
  const query = useTab(tabId, { isLive });
  const isOpen = query.data?.state === 'open';

  useEffect(() => {
    if (tabId === null || !isOpen) return undefined;
    const queryKey = tabKey(tenantId, whose, tabId);
    return followEvents({
      open: (lastEventId, signal) =>
        api.follow(
          'getTab',
          {
            params: { tabId },
            headers: lastEventId === null ? {} : { 'last-event-id': lastEventId },
          },
          signal,
        ),
      onEvent: ({ data }) => {
        const tab: Tab = JSON.parse(data);
        // A reply still on its way is older.
        void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, tab));
      },
      onStatus: (status) => setLive(status === 'live'),
      random,
    });
  }, [api, client, isOpen, random, tabId, tenantId, whose]);

  return query;
}

/** Makes whoever has no session yet a guest, so that a table can be asked about them. */
export function useBecomeGuest() {
  const api = useApi();
  const stores = useStores();
  return useMutation({
    mutationKey: ['becomeGuest'],
    networkMode: 'always',
    mutationFn: () => ensureGuest({ api, stores }),
  });
}

/** Puts the guest on the tab of a table: a new one without a code, the open one with its code. */
export function useSitDown(token: string) {
  const api = useApi();
  const client = useQueryClient();
  const stores = useStores();
  const { account, tenantId } = stores;
  const keys = () => {
    const owner = ownerOf(account.getState());
    const whose = owner && JSON.stringify(owner);
    return { table: tableTabKey(tenantId, whose, token), whose };
  };
  return useMutation({
    mutationKey: ['sitDown'],
    networkMode: 'always',
    mutationFn: async ({ name, code }: { name: string; code: string | null }): Promise<Tab> => {
      await ensureGuest({ api, stores });
      const params = { token };
      const { data } =
        code === null
          ? await api.call('openTab', { params, body: { name } })
          : await api.call('joinTab', { params, body: { name, code } });
      return data;
    },
    onSuccess: async (tab) => {
      const { table, whose } = keys();
      await client.cancelQueries({ queryKey: table });
      client.setQueryData(table, { state: 'joined', tab_id: tab.id });
      client.setQueryData(tabKey(tenantId, whose, tab.id), tab);
    },
    // Another opened it meanwhile, or it is closed: what the table's state is now is drawn.
    onError: () => client.invalidateQueries({ queryKey: keys().table }),
  });
}

/** Changes of a tab that answer with it: the caller's own name, and its end. */
export function useChangeTab(tabId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const whose = useWhose();
  const queryKey = tabKey(tenantId, whose, tabId);
  return useMutation({
    mutationKey: ['changeTab'],
    networkMode: 'always',
    mutationFn: async (change: { name: string } | 'close'): Promise<Tab> => {
      const params = { tabId };
      const { data } =
        change === 'close'
          ? await api.call('closeTab', { params, body: {} })
          : await api.call('renameTabGuest', { params, body: change });
      return data;
    },
    onSuccess: async (tab) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, tab);
      await client.invalidateQueries({ queryKey: ['tableTab', tenantId] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/**
 * Asks again which tab is that of a table, and unless `isTabItself` is false for the tabs: a call
 * said that something else is so now.
 */
export function useRefetchTabs({ isTabItself = true } = {}): () => Promise<void> {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useCallback(async () => {
    const names = isTabItself ? ['tableTab', 'tab'] : ['tableTab'];
    await Promise.all(
      names.map((name) => client.invalidateQueries({ queryKey: [name, tenantId] })),
    );
  }, [client, isTabItself, tenantId]);
}
