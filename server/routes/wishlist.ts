import { mostFavourites } from '#schemas/api/wishlist.ts';
import {
  deleteFavourite,
  deleteFavourites,
  findSoldDish,
  insertFavourite,
} from '../db/queries/wishlist.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { showWishlist } from '../ordering/wishlist/show-wishlist.ts';

type WishlistRoutes = Handlers<
  'getWishlist' | 'addToWishlist' | 'removeFromWishlist' | 'emptyWishlist'
>;

/** Favourites of a user (specification §6, §7); the contract lets nobody else call. */
export const wishlistRoutes = (deps: Deps): WishlistRoutes => ({
  getWishlist: ({ tenant, identity }) => showWishlist(deps, tenant, requireShopper(identity).id),

  addToWishlist: async ({ tenant, identity, body }) => {
    const { restaurant_product_id: restaurantProductId, product_id: productId } = body;
    const dish = await findSoldDish(deps.db, tenant.id, restaurantProductId);
    if (!dish?.isListed) {
      throw new ApiError(404, 'unknown_item', 'This dish is not on the menu any more.');
    }
    if (dish.productId !== productId) {
      throw new ApiError(422, 'product_mismatch', 'This is another dish than the one named.');
    }
    const id = await insertFavourite(deps.db, tenant.id, {
      userId: requireShopper(identity).id,
      restaurantProductId,
      most: mostFavourites,
      now: deps.clock(),
    });
    if (id === null) {
      const sentence = `You have ${mostFavourites} favourites, which is as many as we can keep. Remove one first.`;
      throw new ApiError(409, 'wishlist_full', sentence);
    }
    return { data: { message: 'Added to wishlist', id } };
  },

  removeFromWishlist: async ({ tenant, identity, params }) => {
    const userId = requireShopper(identity).id;
    if (!(await deleteFavourite(deps.db, tenant.id, { userId, id: params.id }))) {
      throw new ApiError(404, 'unknown_favourite', 'This is not one of your favourites any more.');
    }
    return { data: { message: 'Removed from wishlist' } };
  },

  emptyWishlist: async ({ tenant, identity }) => {
    await deleteFavourites(deps.db, tenant.id, requireShopper(identity).id);
    return { data: { message: 'Wishlist cleared' } };
  },
});
