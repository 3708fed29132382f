import type { Menu } from '#schemas/api/menu.ts';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { toMinor } from '#schemas/money.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { itemKey, type MenuItem } from '#variants/sections/menu/props.ts';
import type { Picture } from '#variants/picture.ts';
import { dishPictureOf } from '#ui/menu-model/dish-picture-of.ts';
import type { MenuEntries } from '#ui/menu-model/menu-view.ts';

/** A favourite as its page shows it. */
export type FavouriteView = {
  item: WishlistItem;
  name: string | null;
  description: string;
  /** Minor units. */
  price: number;
  isFromPrice: boolean;
  picture: Picture | null;
  sale: WishlistItem['sale'];
  /** Its place on the menu that is drawn; null where it cannot be ordered from that. */
  dish: MenuItem | null;
  /** It is sold at another restaurant than the one whose menu is drawn. */
  isElsewhere: boolean;
};

type Drawn = { menu: Menu | undefined; menuIndex: MenuIndex | undefined; entries: MenuEntries };

/**
 * What a favourite is now: of the drawn menu by that, which follows what is sold out, of another
 * restaurant by what the server said.
 */
export function favouriteView(
  item: WishlistItem,
  { menu, menuIndex, entries }: Drawn,
  currency: string,
): FavouriteView {
  const id = item.restaurant_product_id;
  const product = menuIndex?.products.get(id);
  const isHere = product !== undefined || item.restaurant.id === menu?.restaurant_id;
  const dish = entries.get(itemKey({ kind: 'dish', id }))?.item ?? null;
  const ofProduct = product?.isAvailable ? 'sold' : 'sold_out';
  const sale = isHere && item.sale !== 'gone' ? (product ? ofProduct : 'gone') : item.sale;
  return {
    item,
    name: item.products.name,
    description: item.products.description,
    price: dish?.price ?? toMinor(item.restaurant_products.online_price, currency),
    isFromPrice: dish?.isFromPrice ?? false,
    picture: dish?.picture ?? dishPictureOf(item.attachments[0]?.upload_path),
    sale,
    dish: sale === 'sold' ? dish : null,
    isElsewhere: !isHere && sale !== 'gone',
  };
}
