import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, id, idText, money } from './wire.ts';

/** A favourite (specification §3, Wishlist item). */
export const wishlistItem = z.object({
  id,
  product_id: id,
  restaurant_product_id: id,
  products: z.object({ name: z.string().nullable(), description: z.string(), price: money }),
  restaurant_products: z.object({ online_price: money }),
  attachments: z.array(z.object({ upload_path: z.string() })),
});

const done = dataOf(z.object({ message: z.string() }));

export const getWishlist = endpoint(routes.getWishlist, {
  summary: 'Favourites of a signed-in user, as a bare array.',
  security: ['user'],
  reply: z.array(wishlistItem),
});

export const addToWishlist = endpoint(routes.addToWishlist, {
  summary: 'Adds a favourite.',
  security: ['user'],
  body: z.object({ product_id: id, restaurant_product_id: id, user_id: id }),
  status: 201,
  reply: done,
});

export const removeFromWishlist = endpoint(routes.removeFromWishlist, {
  summary: 'Removes a favourite.',
  security: ['user'],
  params: z.object({ id: idText }),
  reply: done,
});

export const emptyWishlist = endpoint(routes.emptyWishlist, {
  summary: 'Removes every favourite; answers only to a bearer token.',
  security: ['user'],
  reply: done,
});
