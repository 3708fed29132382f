import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';

/** The contract stands; favourites come with user accounts, which nobody can have yet. */
const notYet = () =>
  Promise.reject(new ApiError(403, 'wishlist_not_offered', 'Favourites are not offered yet.'));

export const wishlistRoutes = (): Handlers<
  'getWishlist' | 'addToWishlist' | 'removeFromWishlist' | 'emptyWishlist'
> => ({
  getWishlist: notYet,
  addToWishlist: notYet,
  removeFromWishlist: notYet,
  emptyWishlist: notYet,
});
