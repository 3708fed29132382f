import { useEffect } from 'react';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';

/**
 * The selection is compared with every list that was really fetched, and its expiry is checked
 * after the theme has loaded and when one comes back to the tab (specification §4).
 */
export function useRefreshSelectedRestaurant(): void {
  const { restaurant } = useStores();
  const { restaurants, state } = useRestaurants();
  const isThemeLoading = useConfig((it) => it.isThemeLoading);

  useEffect(() => {
    if (state === 'ready') restaurant.getState().refresh(restaurants);
  }, [restaurants, state, restaurant]);

  useEffect(() => {
    if (isThemeLoading) return;
    const check = () => {
      if (document.visibilityState === 'visible') restaurant.getState().checkExpiry();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isThemeLoading, restaurant]);
}
