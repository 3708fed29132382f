import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MenuHistoryEntry } from '#schemas/api/staff-menu.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

/** All that the history of a menu is asked by begins so, and is asked for again after each change. */
export const historyKey = (tenantId: number, id: number) => ['menu-history', tenantId, id];

/** What of a history is asked for; without a field it does not matter. */
export type HistoryAsked = {
  /** Of one entry, such as `dishes/12`. */
  key?: string | undefined;
  /** Of one person, by their id. */
  personId?: string | undefined;
};

/** What was changed of a menu, newest first, as many pages as were asked for. */
export function useMenuHistory(id: number, { key, personId }: HistoryAsked = {}) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useInfiniteQuery({
    queryKey: [...historyKey(tenantId, id), key ?? null, personId ?? null],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        ...(key !== undefined && { key }),
        ...(personId !== undefined && { person_id: personId }),
        ...(pageParam !== null && { before_id: String(pageParam) }),
      };
      return (await api.call('listMenuChanges', { params, query }, { signal })).data;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ entries, has_more: hasMore }) =>
      hasMore ? (entries.at(-1)?.id ?? null) : null,
    networkMode: 'always',
  });
}

/** null: the newest; else the entry before which a page begins. */
const firstPage: number | null = null;

/** One change with all that it changed; asked for where a list has only a part of it. */
export function useMenuChange(restaurantId: number, changeId: number | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<MenuHistoryEntry>({
    queryKey: [...historyKey(tenantId, restaurantId), 'change', changeId],
    queryFn: async ({ signal }) => {
      const params = { restaurantId: String(restaurantId), changeId: String(changeId) };
      return (await api.call('getMenuChange', { params }, { signal })).data;
    },
    enabled: changeId !== null,
    networkMode: 'always',
  });
}
