import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import type { Setup, SetupStepName } from '#schemas/api/staff-setup.ts';

/**
 * The restaurant that a step is about: the first that lacks something there, else the first that is
 * not closed; undefined: there is none.
 */
export function restaurantOfStep(
  restaurants: readonly RestaurantDetails[],
  setup: Pick<Setup, 'steps'> | undefined,
  step: SetupStepName,
): RestaurantDetails | undefined {
  const gaps = setup?.steps.find((one) => one.step === step)?.missing ?? [];
  const lacking = gaps.flatMap(({ restaurant }) => restaurant?.id ?? []);
  const open = restaurants.filter(({ is_open: isOpen }) => isOpen);
  return open.find(({ id }) => id === lacking[0]) ?? open[0];
}
