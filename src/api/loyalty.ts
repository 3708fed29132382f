import { useInfiniteQuery } from '@tanstack/react-query';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

/**
 * How points are earned and redeemed here, and those of whoever is signed in with their ledger, part
 * by part, the newest first. Balance and rules are those of the first part.
 */
export function useLoyalty() {
  const api = useApi();
  const { tenantId } = useStores();
  const userId = useAccount((state) => (isLoggedIn(state) ? state.user?.id : undefined));
  return useInfiniteQuery({
    queryKey: ['loyalty', tenantId, userId ?? null],
    // An order earns and uses points meanwhile.
    staleTime: 0,
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === '' ? {} : { before: pageParam };
      return (await api.call('getLoyalty', { query }, { signal })).data;
    },
    getNextPageParam: ({ account }) => {
      const oldest = account?.has_more === true ? account.entries.at(-1) : undefined;
      return oldest && String(oldest.id);
    },
  });
}
