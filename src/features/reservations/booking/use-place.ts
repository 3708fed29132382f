import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useRestaurants } from '#src/api/restaurants.ts';
import { useRestaurant } from '#src/stores/stores.tsx';

/** The restaurant of a choice: the one it names, else where this customer orders, else the first. */
export function usePlace(restaurantId: number | null) {
  const { restaurants, state } = useRestaurants();
  const selected = useRestaurant((it) => it.selected?.restaurant.id ?? null);
  const byId = (id: number | null): RestaurantWithImages | undefined =>
    restaurants.find(({ restaurant }) => restaurant.id === id);
  return { restaurants, state, place: byId(restaurantId) ?? byId(selected) ?? restaurants[0] };
}
