import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/**
 * Visitors of a restaurant's site on a business day (decision 108), looked at again every minute.
 * @param date null: the day that it is there
 */
export function useVisitFigures(restaurantId: number, date: string | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['staff-visits', tenantId, restaurantId, date],
    queryFn: async ({ signal }) => {
      const query = { restaurant_id: String(restaurantId), ...(date !== null && { date }) };
      try {
        return (await api.call('getVisitFigures', { query }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: minuteMs,
  });
}
