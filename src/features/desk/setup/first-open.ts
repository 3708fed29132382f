import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';

/** The restaurant that the set-up is about: the first that is not closed. */
export const firstOpen = (list: readonly RestaurantDetails[]): RestaurantDetails | undefined =>
  list.find(({ is_open: isOpen }) => isOpen);
