import { useQuery } from '@tanstack/react-query';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { useConfig } from '../stores/stores.tsx';
import { useApi } from './client.ts';

export const restaurantsKey = (tenantId: number) => ['restaurants', tenantId];

const none: readonly RestaurantWithImages[] = [];

/**
 * The tenant's active restaurants. A failed fetch yields an empty list with its failure kept beside
 * it (requirements, Screens).
 */
export function useRestaurants() {
  const api = useApi();
  const tenantId = useConfig((state) => state.tenant.id);
  const { data, isPending, isError } = useQuery({
    queryKey: restaurantsKey(tenantId),
    queryFn: ({ signal }) =>
      api.call(
        'listRestaurants',
        { body: { tenant_id: tenantId, status: activeStatus } },
        { signal },
      ),
    select: onlyActive,
  });
  const state = data ? 'ready' : isError ? 'error' : isPending ? 'loading' : 'ready';
  return { restaurants: data ?? none, state } as const;
}

function onlyActive(list: readonly RestaurantWithImages[]): readonly RestaurantWithImages[] {
  return list.filter(({ restaurant }) => restaurant.status === activeStatus);
}
