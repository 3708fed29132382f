import { useQuery } from '@tanstack/react-query';
import type { ShownCapability } from '#schemas/api/staff-capabilities.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** What the business offers at this moment; owners only. Read anew each time its page is opened. */
export function useCapabilities() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery<ShownCapability[]>({
    queryKey: ['staff-capabilities', tenantId],
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getCapabilities', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
