import { useQuery } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

/** How often, in ms, it is asked whether orders to the table are taken. */
const askEvery = 60_000;

/**
 * The table that a code names (rule R80): asked for whenever a page comes to need it, for the staff
 * may have renewed the code meanwhile.
 * @param token null asks for nothing
 */
export function useDiningTable(token: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['diningTable', tenantId, token],
    enabled: token !== null,
    queryFn: async ({ signal }) => {
      const { data } = await api.call('getTable', { params: { token: token ?? '' } }, { signal });
      return data;
    },
    // Its restaurant opens, closes and pauses meanwhile.
    refetchInterval: askEvery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}
