import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { AppSettings } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Api } from '../../api/client.ts';
import { settingsKey } from '../../api/settings.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import type { Stores } from '../../stores/stores.tsx';
import { preserveScroll } from '../preserve-scroll.ts';
import { preserveInput } from '../preserve-input.ts';

export type LivePage = {
  stores: Stores;
  api: Api;
  queryClient: QueryClient;
  /** What draws the present screen by a configuration. */
  partsFor(pathname: string, config: SiteConfig): readonly PagePart[];
  /** Brings to life what the server drew and waits until it is near: a change would tear it. */
  hydrateAll(): Promise<void>;
};

/** In ms. All open pages hear of a publish at once, and ask for it spread over this time. */
const spread = 1_000;
const betweenAttempts = 700;
const attempts = 5;
/** What does not come to life meanwhile never will. */
const wokenWithin = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Takes over newer versions, one at a time: fetches the settings, loads the code that the new
 * configuration is drawn by, and only then exchanges it in one go. What fails is tried again, and
 * then with the next news.
 */
export function createPublishApplier({ stores, api, queryClient, ...page }: LivePage) {
  const { config, restaurant, boot, tenantId, random } = stores;
  let wanted = 0;
  let isTaking = false;
  const isBehind = () => wanted > config.getState().baseVersion;
  const chosen = () => restaurant.getState().selected?.restaurant.id ?? null;

  const fetchSettings = async (restaurantId: number | null): Promise<AppSettings | undefined> => {
    const query = {
      tenant_id: String(tenantId),
      ...(restaurantId === null ? {} : { restaurant_id: String(restaurantId) }),
    };
    return (await api.call('getAppSettings', { query })).data[0];
  };
  /** @returns false where the page or the news have moved on meanwhile. */
  const takeOnce = async (): Promise<boolean> => {
    const restaurantId = chosen();
    const settings = await fetchSettings(restaurantId ?? boot.drawnRestaurantId);
    // Another instance of the server may hear of the publish a moment later.
    if (!settings || settings.config_version < wanted) return false;
    const { pathname } = window.location;
    const parts = page.partsFor(pathname, settings.web_config);
    const woken = Promise.race([page.hydrateAll(), pause(wokenWithin)]);
    await Promise.all([woken, ...parts.map((part) => part.preload())]);
    if (chosen() !== restaurantId || window.location.pathname !== pathname) return false;
    preserveScroll(() =>
      preserveInput(() => flushSync(() => config.getState().applySettings(settings))),
    );
    // Those of other restaurants are of before.
    queryClient.removeQueries({ queryKey: ['settings', tenantId], type: 'inactive' });
    queryClient.setQueryData(settingsKey(tenantId, restaurantId), settings);
    return true;
  };
  const take = async () => {
    await pause(random() * spread);
    for (let attempt = 1; attempt <= attempts && isBehind(); attempt += 1) {
      const isTaken = await takeOnce().catch(() => false);
      if (!isTaken) await pause(betweenAttempts);
    }
  };
  return {
    hear(version: number): void {
      wanted = Math.max(wanted, version);
      if (isTaking || !isBehind()) return;
      isTaking = true;
      void take().finally(() => {
        isTaking = false;
      });
    },
  };
}
