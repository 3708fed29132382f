import { useEffect, useRef } from 'react';
import { useSettings } from '../api/settings.ts';
import { useStores } from '#ui/stores/stores.tsx';

/**
 * Settings reload whenever the selected restaurant changes, with the spinner meanwhile; a load that
 * fails in any way flags the server as down (specification §4, §8; requirements, Readings). A
 * preview keeps the configuration that it came with.
 */
export function useReloadSettings(): void {
  const { config, restaurant, boot } = useStores();
  const { data, isLoadingError, isPending } = useSettings();
  const applied = useRef(boot.settings);

  useEffect(() => {
    if (isPending) config.getState().setThemeLoading(true);
  }, [isPending, config]);

  useEffect(() => {
    if (!data) return;
    if (data !== applied.current) {
      const isOtherPlace = config.getState().isThemeLoading;
      applied.current = data;
      const { web_config } = boot.preview ? boot.settings : data;
      config.getState().applySettings({ ...data, web_config });
      // The choice was made under the settings before; its own ones set the expiry anew.
      if (isOtherPlace && restaurant.getState().expiresAt !== null) {
        restaurant.getState().renewExpiry();
      }
    }
    config.getState().setThemeLoading(false);
  }, [data, boot, config, restaurant]);

  useEffect(() => {
    if (!isLoadingError) return;
    config.getState().setThemeLoading(false);
    config.getState().setServerDown('Failed to load restaurant settings');
  }, [isLoadingError, config]);
}
