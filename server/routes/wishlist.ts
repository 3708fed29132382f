import { mostFavourites } from '#schemas/api/wishlist.ts';
import {
  deleteFavourite,
  deleteFavourites,
  findSoldDish,
  insertFavourite,
} from '../db/queries/wishlist.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { showWishlist } from '../ordering/wishlist/show-wishlist.ts';

type WishlistRoutes = Handlers<
  'getWishlist' | 'addToWishlist' | 'removeFromWishlist' | 'emptyWishlist'
>;

/** Favourites of a user (specification §6, §7); the contract lets nobody else call. */
export const wishlistRoutes = (deps: Deps): WishlistRoutes => ({
  getWishlist: ({ tenant, identity, language }) =>
    showWishlist(deps, tenant, requireShopper(identity).id, language),

  addToWishlist: async ({ tenant, identity, body, language }) => {
    const { restaurant_product_id: restaurantProductId, product_id: productId } = body;
    const dish = await findSoldDish(deps.db, tenant.id, restaurantProductId);
    if (!dish?.isListed) {
      throw new ApiError(404, 'unknown_item', ({ cart }) => cart.dishGone);
    }
    if (dish.productId !== productId) {
      throw new ApiError(422, 'product_mismatch', ({ cart }) => cart.otherDish);
    }
    const id = await insertFavourite(deps.db, tenant.id, {
      userId: requireShopper(identity).id,
      restaurantProductId,
      most: mostFavourites,
      now: deps.clock(),
    });
    if (id === null) {
      throw new ApiError(409, 'wishlist_full', ({ cart }) => cart.favouritesFull(mostFavourites));
    }
    return { data: { message: failureTexts[language].cart.favouriteAdded, id } };
  },

  removeFromWishlist: async ({ tenant, identity, params, language }) => {
    const userId = requireShopper(identity).id;
    if (!(await deleteFavourite(deps.db, tenant.id, { userId, id: params.id }))) {
      throw new ApiError(404, 'unknown_favourite', ({ cart }) => cart.notAFavourite);
    }
    return { data: { message: failureTexts[language].cart.favouriteRemoved } };
  },

  emptyWishlist: async ({ tenant, identity, language }) => {
    await deleteFavourites(deps.db, tenant.id, requireShopper(identity).id);
    return { data: { message: failureTexts[language].cart.favouritesCleared } };
  },
});
