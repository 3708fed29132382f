import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Api } from '#ui/api/client.ts';
import { fetchSettings, settingsKey } from '../../api/settings.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import type { Stores } from '#ui/stores/stores.tsx';

export type LivePage = {
  stores: Stores;
  api: Api;
  queryClient: QueryClient;
  /** What draws the present screen by a configuration. */
  partsFor(pathname: string, config: SiteConfig): readonly PagePart[];
  /** Hydrates the sections that wait until they are near: a change would tear them. */
  hydrateAll(): Promise<void>;
};

/** In ms. All open pages learn of a publish at once, and fetch it spread over this time. */
const spreadOver = 1_000;
const betweenAttempts = 700;
const attempts = 5;
/** What does not hydrate within this time never will. */
const hydratedWithin = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Applies newer versions, one at a time: fetches the settings, loads the code that draws the new
 * configuration, and only then exchanges it at once. What fails is tried again, and then with the
 * next version.
 */
export function createPublishApplier({ stores, api, queryClient, ...page }: LivePage) {
  const { config, restaurant, boot, tenantId, random } = stores;
  let requestedVersion = 0;
  let isApplying = false;
  const isBehind = () => requestedVersion > config.getState().baseVersion;
  const chosen = () => restaurant.getState().selected?.restaurant.id ?? null;

  /** @returns false where the page has moved on meanwhile, or the server knows only an older version. */
  const applyOnce = async (): Promise<boolean> => {
    const restaurantId = chosen();
    const settings = await fetchSettings(api, {
      tenant: config.getState().tenant,
      restaurantId: restaurantId ?? boot.drawnRestaurantId,
    });
    // Another instance of the server may learn of the publish a moment later.
    if (settings.config_version < requestedVersion) return false;
    const { pathname } = window.location;
    const parts = page.partsFor(pathname, settings.web_config);
    const hydrated = Promise.race([page.hydrateAll(), pause(hydratedWithin)]);
    const [{ preservePlace }] = await Promise.all([
      import('../preserve-place.ts'),
      hydrated,
      ...parts.map((part) => part.preload()),
    ]);
    if (chosen() !== restaurantId || window.location.pathname !== pathname) return false;
    preservePlace(() => flushSync(() => config.getState().applySettings(settings)));
    // Those of other restaurants are of before.
    queryClient.removeQueries({ queryKey: ['settings', tenantId], type: 'inactive' });
    queryClient.setQueryData(settingsKey(tenantId, restaurantId), settings);
    return true;
  };
  const apply = async () => {
    await pause(random() * spreadOver);
    for (let attempt = 1; attempt <= attempts && isBehind(); attempt += 1) {
      const isApplied = await applyOnce().catch(() => false);
      if (!isApplied) await pause(betweenAttempts);
    }
  };
  return {
    request(version: number): void {
      requestedVersion = Math.max(requestedVersion, version);
      if (isApplying || !isBehind()) return;
      isApplying = true;
      void apply().finally(() => {
        isApplying = false;
      });
    },
  };
}
