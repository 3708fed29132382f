import { useRestaurants } from '../api/restaurants.ts';
import { useRestaurant } from '../stores/stores.tsx';

/** The chosen restaurant; before a choice the first active one (requirements, Screens). */
export function useDrawnRestaurant() {
  const selected = useRestaurant((state) => state.selected);
  const { restaurants } = useRestaurants();
  return selected ?? restaurants[0] ?? null;
}
