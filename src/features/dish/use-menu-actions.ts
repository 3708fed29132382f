import { useMemo } from 'react';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { defaultChoices, plainLine } from '#ui/menu-model/dish-part.ts';
import { useAddLine } from '#ui/dish/sheet/use-add-line.ts';
import { useOpenDish } from '../../page/use-dish-address.ts';
import { useOpenOverlay } from '#ui/page/use-overlay-param.ts';

/** What opens an item that is put together of dishes, by what it is. */
const overlays = { combo: 'combo', halves: 'halves' } as const;

/**
 * What a touch on a dish of any section does: its dialog opens, or + adds it as it comes. Both stay
 * the same while the menu does, so that nothing is drawn anew for them.
 */
export function useMenuActions(menuIndex: MenuIndex | undefined) {
  const open = useOpenOverlay();
  const openDish = useOpenDish();
  const { add } = useAddLine();
  return useMemo(
    () => ({
      onOpenItem: ({ kind, id, href }: MenuItem) =>
        kind === 'dish' ? openDish({ id, href }) : open(overlays[kind], String(id)),
      onAddItem: ({ id, price }: MenuItem) => {
        const product = menuIndex?.products.get(id);
        if (product) add(plainLine(product, defaultChoices(product)), price);
      },
    }),
    [open, openDish, add, menuIndex],
  );
}
