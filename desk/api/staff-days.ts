import { useQuery } from '@tanstack/react-query';
import { staffOrdersFilePath } from '#schemas/api/routes.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { env } from '#ui/env.ts';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/**
 * The figures of a restaurant's business day (decision 044), looked at again every minute.
 * @param date null: the day that it is there
 */
export function useStaffDay(restaurantId: number, date: string | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['staff-day', tenantId, restaurantId, date],
    queryFn: async ({ signal }) => {
      const query = { restaurant_id: String(restaurantId), ...(date !== null && { date }) };
      try {
        return (await api.call('getStaffDay', { query }, { signal })).data;
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

/** Where the file of a restaurant's orders is, from one day to another; the session opens it. */
export function staffOrdersFileUrl(restaurantId: number, from: string, to: string): string {
  const query = new URLSearchParams({ restaurant_id: String(restaurantId), from, to });
  return `${env.apiUrl}${staffOrdersFilePath}?${query}`;
}
