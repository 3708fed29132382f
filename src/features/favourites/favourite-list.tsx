import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useDrawnMenu, useThisTime } from '#ui/menu-model/use-drawn-menu.ts';
import { useMenuActions } from '../dish/use-menu-actions.ts';
import { useChooseRestaurant } from '../restaurants/use-choose-restaurant.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { favouriteView } from './favourite-view.ts';
import css from './favourites-page.module.css';
import { useFavouriteChanges } from './use-favourite-changes.ts';

type FavouriteListProps = {
  items: readonly WishlistItem[];
  /** What was focused went with its dish. */
  onRemoved(): void;
};

/** Favourites, those that can be ordered from the drawn menu with the way into the cart. */
export function FavouriteList({ items, onRemoved }: FavouriteListProps) {
  const { currency } = useStorefront();
  const drawn = useDrawnMenu();
  const time = useThisTime();
  const { onAddItem, onOpenItem } = useMenuActions(drawn.menuIndex);
  const { restaurants } = useRestaurants();
  const { choose } = useChooseRestaurant();
  const { remove } = useFavouriteChanges();
  return (
    <ul className={css.list}>
      {items.map((item) => {
        const id = item.restaurant_product_id;
        const other = restaurants.find(({ restaurant }) => restaurant.id === item.restaurant.id);
        return (
          <li key={id}>
            <FavouriteRow
              favourite={favouriteView(item, drawn, currency)}
              offeredFrom={time?.offeredFrom.get(itemKey({ kind: 'dish', id })) ?? null}
              onAdd={onAddItem}
              onOpen={onOpenItem}
              onChangeRestaurant={other ? () => choose(other) : null}
              onRemove={() => {
                remove(item);
                onRemoved();
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
