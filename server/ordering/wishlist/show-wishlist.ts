import type { WishlistItem } from '#schemas/api/wishlist.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { toMajor } from '#schemas/money.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { listFavourites, type Favourite } from '../../db/queries/wishlist.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';
import { entryKey } from '../../domain/menu/menu-translations.ts';
import { menuOf } from '../restaurant/require-restaurant.ts';

/**
 * A user's favourites as the wire shows them: name and price as they are now, and whether each can
 * be had by the menu that its restaurant sells from.
 * @param language in which they are read, where they are translated.
 */
export async function showWishlist(
  deps: Pick<Deps, 'db' | 'menus'>,
  tenant: Pick<Tenant, 'id' | 'currency'>,
  userId: string,
  language: Language,
): Promise<WishlistItem[]> {
  const favourites = await listFavourites(deps.db, tenant.id, userId);
  const restaurants = new Map(favourites.map(({ restaurant }) => [restaurant.id, restaurant]));
  const menus = new Map(
    await Promise.all(
      [...restaurants.values()].map(
        async (restaurant) => [restaurant.id, await menuOf(deps, restaurant)] as const,
      ),
    ),
  );
  return favourites.map((favourite) =>
    itemOf(favourite, menus.get(favourite.restaurant.id) ?? null, {
      currency: tenant.currency,
      language,
    }),
  );
}

function itemOf(
  { id, sold, product, restaurant }: Favourite,
  snapshot: MenuSnapshot | null,
  { currency, language }: { currency: string; language: Language },
): WishlistItem {
  const entries = language === 'en' ? undefined : snapshot?.translations[language];
  const amount = (minor: number) => toMajor(minor, currency);
  return {
    id,
    product_id: product.id,
    restaurant_product_id: sold.id,
    products: {
      name: product.name,
      description: product.description,
      price: amount(sold.price),
      ...entries?.get(entryKey('dish', sold.id)),
    },
    restaurant_products: { online_price: amount(sold.onlinePrice) },
    attachments: product.imagePath === null ? [] : [{ upload_path: product.imagePath }],
    restaurant: { id: restaurant.id, name: restaurant.name },
    sale: saleOf(sold.id, snapshot),
  };
}

function saleOf(id: number, snapshot: MenuSnapshot | null): WishlistItem['sale'] {
  const dish = snapshot?.menuIndex.products.get(id);
  // A dish in no category is in the menu's file and nowhere on its page.
  const isOnPage = snapshot?.menu.categories.some(({ restaurant_product_ids: ids }) =>
    ids.includes(id),
  );
  if (!dish || !isOnPage) return 'gone';
  return dish.isAvailable ? 'sold' : 'sold_out';
}
