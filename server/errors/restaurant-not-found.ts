import { ApiError } from './api-error.ts';

/** Also for a restaurant of another tenant: whether it exists is not revealed (rule R95). */
export const restaurantNotFound = () =>
  new ApiError(404, 'restaurant_not_found', ({ requests }) => requests.restaurantGone);
