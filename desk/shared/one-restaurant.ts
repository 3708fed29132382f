import { useDesk } from './desk-context.ts';

/** The restaurant that a page is about; null: there are several, and none is chosen. */
export function useOneRestaurant(): number | null {
  const { restaurantId, restaurants } = useDesk();
  const [first, ...others] = restaurants;
  return restaurantId ?? (others.length === 0 ? (first?.id ?? null) : null);
}
