import type { WishlistItem } from '#schemas/api/wishlist.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import type { OfferMessages } from '#schemas/messages/en-offers.ts';
import type { Messages } from '#schemas/messages/en.ts';
import type { LocaleContext } from './format-times.ts';

/** What drawing a menu needs beside the menu. */
export type MenuContext = LocaleContext & {
  currency: string;
  words: Messages['menu'];
  offerWords: OfferMessages['offers'];
  /** Dishes have pages of their own, but not at a table and not at the desk. */
  hasDishPages: boolean;
  menu: Pick<MenuConfig, 'showOutOfStockProducts'>;
  general: Pick<GeneralConfig, 'showProductUnit'>;
  /** What the customer keeps; null where nobody can keep anything. */
  favourites: readonly Pick<WishlistItem, 'restaurant_product_id'>[] | null;
};
