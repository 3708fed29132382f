import type { MenuSection } from '#variants/sections/menu/props.ts';
import type { MenuEntries } from '#ui/menu-model/menu-view.ts';
import { searchMenu, type SearchMenu } from './search-menu.ts';
import { marksOf, searchTexts } from './search-texts.ts';

/** The search over a menu as it is drawn. */
export function menuSearch(entries: MenuEntries, sections: readonly MenuSection[]): SearchMenu {
  const marks = marksOf(entries);
  return searchMenu(searchTexts(entries, sections, marks), marks);
}
