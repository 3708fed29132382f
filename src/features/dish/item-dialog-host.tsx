import type { Menu } from '#schemas/api/menu.ts';
import { HeartButton } from '#variants/primitives/heart-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { formatInstant } from '#ui/menu-model/format-times.ts';
import { isFavourite } from '#ui/menu-model/menu-entries.ts';
import { useMenuContext, useMenuIndex, useThisTime } from '#ui/menu-model/use-drawn-menu.ts';
import { itemDialog } from '#ui/dish/plain/item-dialog-part.ts';
import { useAddLine } from '#ui/dish/sheet/use-add-line.ts';
import { DishSuggestion } from '../goes-well-with/dish-suggestion.tsx';
import { useToggleFavourite } from '../menu/use-toggle-favourite.ts';
import { readLine } from '#ui/menu-model/read-line.ts';
import { productOf, useDishAddress } from '../../page/use-dish-address.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useIsOfDish } from '../../page/use-is-of-dish.ts';
import { useMenuOverlay } from '#ui/page/use-menu-overlay.ts';

/** Shows the dish that the address names (`/menu/salad-12`, `?item=34`) over any page with a menu. */
export function ItemDialogHost() {
  const words = useStorefront().messages.menu;
  const setting = useMenuContext();
  const { menu, menuIndex } = useMenuIndex();
  const time = useThisTime();
  const { add, isSending } = useAddLine();
  const toggleFavourite = useToggleFavourite();
  const isHydrated = useIsHydrated();
  const overlay = useMenuOverlay({
    address: useDishAddress(),
    isDrawn: useIsOfDish(),
    part: itemDialog,
    find: (value) => menu && menuIndex && (menuIndex.products.get(idOf(value, menu)) ?? null),
    gone: words.itemGone,
  });
  if (!overlay || !menu || !menuIndex) return null;
  const { target: product, sheet, close } = overlay;
  const isMarked = isFavourite(product.id, setting);
  const until = menu.restaurant_products.find(({ id }) => id === product.id)?.unavailable_until;
  return (
    <itemDialog.Component
      key={product.id}
      {...sheet}
      product={product}
      menu={menuIndex}
      soldOutUntil={until ? setting.words.backAt(formatInstant(until, setting)) : null}
      offeredFrom={time?.offeredFrom.get(itemKey({ kind: 'dish', id: product.id })) ?? null}
      badge={time?.badges.get(product.id) ?? null}
      isSending={isSending}
      heart={
        isMarked !== null && (
          <HeartButton
            name={product.name}
            isPressed={isMarked}
            onToggle={() => toggleFavourite(product)}
          />
        )
      }
      // What it depends on, the cart and what was dismissed, no server knows.
      suggestion={isHydrated && <DishSuggestion key={product.id} dishId={product.id} />}
      onAdd={(line) => add(line, readLine(line, menuIndex).unit, close)}
    />
  );
}

/** Of the restaurant product; 0, which is none's, where the menu lacks that product. */
function idOf(value: string, { restaurant_products }: Menu): number {
  const product = productOf(value);
  if (product === null) return Number(value);
  return restaurant_products.find(({ product_id }) => product_id === product)?.id ?? 0;
}
