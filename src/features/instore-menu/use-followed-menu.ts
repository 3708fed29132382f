import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configEventsPath } from '#schemas/api/customer-routes.ts';
import { useApi } from '#ui/api/client.ts';
import { env } from '#ui/env.ts';
import { createMenuApplier } from '../../page/live-config/apply-menu.ts';
import { followConfigVersion } from '../../page/live-config/follow-config-version.ts';
import { useStores } from '#ui/stores/stores.tsx';

const ignore = () => {};

/**
 * Shows on the menu of a restaurant what is sold out and what else changes, by a stream of its own:
 * that of the page follows where one orders from, and does not say whether it comes through.
 * @param restaurantId null: nothing is followed
 * @param onReached told whether the server is heard; the same function each time
 */
export function useFollowedMenu(
  restaurantId: number | null,
  onReached: (isReached: boolean) => void = ignore,
): void {
  const stores = useStores();
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (restaurantId === null) return;
    const { tenantId, random } = stores;
    const query = { tenant_id: String(tenantId), restaurant_id: String(restaurantId) };
    const url = `${env.apiUrl}${configEventsPath}?${new URLSearchParams(query)}`;
    const stop = followConfigVersion({
      open: (_lastEventId, signal) =>
        fetch(url, { signal, cache: 'no-store', headers: { accept: 'text/event-stream' } }),
      poll: async () => (await api.call('getLiveConfigVersion', { query })).data,
      // The page's own stream minds what is published.
      onVersion: ignore,
      onMenu: createMenuApplier({ stores, queryClient }).apply,
      onReached,
      random,
    });
    return stop;
  }, [restaurantId, stores, api, queryClient, onReached]);
}
