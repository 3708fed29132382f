import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, id, idText, money } from './wire.ts';

/** Of one user, so that a list stays one that can be read. */
export const mostFavourites = 200;

/**
 * Whether a favourite can be had: `sold`; `sold_out` for the moment; `gone`, for it is off the menu
 * or its restaurant is closed for good.
 */
const saleState = z.enum(['sold', 'sold_out', 'gone']);

/** A favourite (specification §3, Wishlist item), and where it is sold. */
export const wishlistItem = z.object({
  id,
  product_id: id,
  restaurant_product_id: id,
  products: z.object({ name: z.string().nullable(), description: z.string(), price: money }),
  restaurant_products: z.object({ online_price: money }),
  attachments: z.array(z.object({ upload_path: z.string() })),
  restaurant: z.object({ id, name: z.string() }),
  sale: saleState,
});
export type WishlistItem = z.output<typeof wishlistItem>;

const done = dataOf(z.object({ message: z.string() }));

const getWishlist = endpoint(routes.getWishlist, {
  summary: 'Favourites of a signed-in user, as a bare array, the newest first.',
  security: ['user'],
  reply: z.array(wishlistItem),
});

const addToWishlist = endpoint(routes.addToWishlist, {
  summary: 'Adds a favourite; one that is there already stays as it is.',
  security: ['user'],
  body: z.object({ product_id: id, restaurant_product_id: id, user_id: id }),
  status: 201,
  reply: dataOf(z.object({ message: z.string(), /** Of the favourite. */ id })),
});

const removeFromWishlist = endpoint(routes.removeFromWishlist, {
  summary: 'Removes a favourite.',
  security: ['user'],
  params: z.object({ id: idText }),
  reply: done,
});

const emptyWishlist = endpoint(routes.emptyWishlist, {
  summary: 'Removes every favourite; answers only to a bearer token.',
  security: ['user'],
  reply: done,
});

/** Favourites, for the contract. */
export const wishlistEndpoints = { getWishlist, addToWishlist, removeFromWishlist, emptyWishlist };
