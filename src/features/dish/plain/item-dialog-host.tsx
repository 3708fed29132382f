import { HeartButton } from '#variants/primitives/heart-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { formatInstant } from '../../../menu-model/format-times.ts';
import { isFavourite } from '../../../menu-model/menu-entries.ts';
import { useMenuContext, useMenuIndex, useThisTime } from '../../../menu-model/use-drawn-menu.ts';
import { itemDialog } from './item-dialog-part.ts';
import { useAddLine } from '../sheet/use-add-line.ts';
import { useToggleFavourite } from '../../menu/use-toggle-favourite.ts';
import { readLine } from '../../../menu-model/read-line.ts';
import { useMenuOverlay } from '../../../page/use-menu-overlay.ts';

/** Shows the dish that the address names (`?item=12`) over any page that has a menu. */
export function ItemDialogHost() {
  const words = useStorefront().messages.menu;
  const setting = useMenuContext();
  const { menu, menuIndex } = useMenuIndex();
  const time = useThisTime();
  const { add, isSending } = useAddLine();
  const toggleFavourite = useToggleFavourite();
  const overlay = useMenuOverlay({
    name: 'item',
    part: itemDialog,
    find: (id) => menuIndex && (menuIndex.products.get(id) ?? null),
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
      onAdd={(line) => add(line, readLine(line, menuIndex).unit, close)}
    />
  );
}
