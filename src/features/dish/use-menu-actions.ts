import { useMemo } from 'react';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { defaultChoices, plainLine } from '../../menu-model/dish-part.ts';
import { useAddLine } from './sheet/use-add-line.ts';
import { useOpenOverlay } from '../../page/use-overlay-param.ts';

/** What opens an item, by what it is. */
const overlays = { dish: 'item', combo: 'combo', halves: 'halves' } as const;

/**
 * What a touch on a dish of any section does: its dialog opens, or + adds it as it comes. Both stay
 * the same while the menu does, so that nothing is drawn anew for them.
 */
export function useMenuActions(menuIndex: MenuIndex | undefined) {
  const open = useOpenOverlay();
  const { add } = useAddLine();
  return useMemo(
    () => ({
      onOpenItem: ({ kind, id }: MenuItem) => open(overlays[kind], String(id)),
      onAddItem: ({ id, price }: MenuItem) => {
        const product = menuIndex?.products.get(id);
        if (product) add(plainLine(product, defaultChoices(product)), price);
      },
    }),
    [open, add, menuIndex],
  );
}
