import { configEventsPath } from '#schemas/api/customer-routes.ts';
import { env } from '#ui/env.ts';
import { chosenTime } from '#ui/stores/chosen-time.ts';
import type { ServerClock } from '#ui/page/server-clock.ts';
import { createMenuApplier } from './apply-menu.ts';
import { createPublishApplier, type LivePage } from './apply-publish.ts';
import { followConfigVersion } from './follow-config-version.ts';

/**
 * Updates an open page with what is published, and its menu and cart with what is sold out: within
 * five seconds, without losing cart, forms, focus, dialogs or the scroll position.
 * @returns stops it.
 */
export function followPublishes(page: LivePage & { clock: ServerClock }): () => void {
  const { api, stores } = page;
  const { restaurant, boot } = stores;
  const publishes = createPublishApplier(page);
  const menus = createMenuApplier(page, {
    api,
    wanted: () =>
      chosenTime(stores.checkout.getState(), {
        pathname: window.location.pathname,
        now: stores.now(),
      }),
  });
  const shown = () => restaurant.getState().selected?.restaurant.id ?? boot.drawnRestaurantId;
  const follow = (restaurantId: number | null) => {
    const query = {
      tenant_id: String(stores.tenantId),
      ...(restaurantId !== null && { restaurant_id: String(restaurantId) }),
    };
    const url = `${env.apiUrl}${configEventsPath}?${new URLSearchParams(query)}`;
    return followConfigVersion({
      // Each state stands alone, so nothing has to be resumed after the last one.
      open: (_lastEventId, signal) =>
        page.clock.fetch(url, {
          signal,
          cache: 'no-store',
          headers: { accept: 'text/event-stream' },
        }),
      poll: async () => (await api.call('getLiveConfigVersion', { query })).data,
      onVersion: publishes.request,
      onMenu: menus.apply,
      random: stores.random,
    });
  };
  const stopTime = menus.followTime(shown);
  let followed = shown();
  let stop = follow(followed);
  const unsubscribe = restaurant.subscribe(() => {
    if (shown() === followed) return;
    stop();
    followed = shown();
    stop = follow(followed);
  });
  return () => {
    unsubscribe();
    stopTime();
    stop();
  };
}
