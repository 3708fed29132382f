import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useRestaurant } from '#ui/stores/stores.tsx';

/**
 * The restaurant of a choice: the one it names, else where this customer orders, else the first; of
 * several that are not named one that takes reservations.
 */
export function usePlace(restaurantId: number | null) {
  const { restaurants, state } = useRestaurants();
  const selected = useRestaurant((it) => it.selected?.restaurant.id ?? null);
  const byId = (id: number | null): RestaurantWithImages | undefined =>
    restaurants.find(({ restaurant }) => restaurant.id === id);
  const own = byId(selected);
  const likely = own ? [own, ...restaurants] : restaurants;
  const bookable = likely.find(({ restaurant }) => restaurant.takes_reservations);
  return { restaurants, state, place: byId(restaurantId) ?? bookable ?? likely[0] };
}
