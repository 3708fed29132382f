import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';
import { useStores } from '#ui/stores/stores.tsx';

/**
 * Whose menu the page shows: the restaurant that the address names, else the drawn one. Reading a
 * menu never changes where one orders from; choosing that anew in the header shows its menu.
 */
export function useShownRestaurant() {
  const { search } = useLocation();
  const replaceAddress = useReplaceAddress();
  const { restaurant: store } = useStores();
  const { restaurants } = useRestaurants();
  const drawn = useDrawnRestaurant();
  const named = new URLSearchParams(search).get(restaurantQuery);
  // Read when a restaurant is chosen and not when this was drawn.
  const present = useRef(search);
  useLayoutEffect(() => {
    present.current = search;
  }, [search]);
  useEffect(() => {
    const stop = store.subscribe(({ selected }, before) => {
      if (!selected || selected.restaurant.id === before.selected?.restaurant.id) return;
      const params = new URLSearchParams(present.current);
      if (!params.has(restaurantQuery)) return;
      params.delete(restaurantQuery);
      replaceAddress({ search: params.toString() }, { preventScrollReset: true });
    });
    return stop;
  }, [store, replaceAddress]);
  return restaurants.find(({ restaurant }) => String(restaurant.id) === named) ?? drawn;
}
