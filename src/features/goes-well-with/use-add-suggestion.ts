import type { MenuItem } from '#variants/sections/menu/props.ts';
import { defaultChoices, plainLine } from '#ui/menu-model/dish-part.ts';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { useAddLine } from '#ui/dish/sheet/use-add-line.ts';

/** Adds a dish that needs no choice as it comes, as + on the menu does. */
export function useAddSuggestion(): (item: MenuItem) => void {
  const { menuIndex } = useMenuIndex();
  const { add } = useAddLine();
  return ({ id, price }) => {
    const product = menuIndex?.products.get(id);
    if (product) add(plainLine(product, defaultChoices(product)), price);
  };
}
