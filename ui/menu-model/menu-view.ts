import type { Menu, MenuCategory } from '#schemas/api/menu.ts';
import { menuSlug, nameInSlug } from '#schemas/rules/menu/menu-slug.ts';
import type { CategoryEntry } from '#variants/sections/categories/props.ts';
import { itemKey, type MenuItem, type MenuSection } from '#variants/sections/menu/props.ts';
import { paths } from '../paths.ts';
import { dishPictureOf } from './dish-picture-of.ts';
import type { MenuEntry } from './menu-entries.ts';
import type { MenuContext } from './menu-context.ts';
import { formatHours } from './format-times.ts';

export type MenuEntries = ReadonlyMap<string, MenuEntry>;

/** The wire's menu as its variants draw it: sections of dishes, prices in minor units. */
export function menuSections(
  menu: Menu,
  entries: MenuEntries,
  setting: MenuContext,
): MenuSection[] {
  return menu.categories
    .map((category) => ({
      id: category.id,
      anchor: categoryAnchor(category.id),
      name: category.name,
      description: descriptionOf(category, setting),
      picture: dishPictureOf(category.image_url),
      items: itemsOf(category, entries),
    }))
    .filter((section) => section.items.length > 0);
}

/**
 * The ways into the menu, in its order; empty categories are left out.
 * @param countHere so many of the first categories stand on the same page, the others on pages of their own
 */
export function categoryEntries(
  menu: Menu,
  entries: MenuEntries,
  countHere: number,
): CategoryEntry[] {
  return menu.categories
    .map((category) => ({ category, own: itemsOf(category, entries) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }, place) => {
      const { id, name, image_url } = category;
      const pictured = own.find(({ picture }) => picture)?.picture ?? null;
      const picture = dishPictureOf(image_url) ?? pictured;
      const isHere = place < countHere;
      const href = isHere
        ? `#${categoryAnchor(id)}`
        : paths.menuCategory(menuSlug(nameInSlug(category), id));
      return { id, name, picture, itemCount: own.length, href };
    });
}

export const categoryAnchor = (categoryId: number): string => `category-${categoryId}`;

/** Keys of what a category holds: its dishes, then its meals and halves. */
export const keysOf = (category: MenuCategory): string[] => [
  ...category.restaurant_product_ids.map((id) => itemKey({ kind: 'dish', id })),
  ...category.combo_ids.map((id) => itemKey({ kind: 'combo', id })),
  ...category.half_set_ids.map((id) => itemKey({ kind: 'halves', id })),
];

const itemsOf = (category: MenuCategory, entries: MenuEntries): MenuItem[] =>
  keysOf(category).flatMap((key) => entries.get(key)?.item ?? []);

function descriptionOf({ description, availability }: MenuCategory, setting: MenuContext): string {
  const hours = formatHours(availability, setting.locale);
  return [description, hours === '' ? '' : setting.words.servedAt(hours)]
    .filter((part) => part !== '')
    .join('\n');
}
