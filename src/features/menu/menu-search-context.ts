import { createContext, use } from 'react';
import type { MenuSearch } from './use-menu-search.ts';

/** The search over the menu around: what follows it is drawn anew, and the menu is not. */
export const MenuSearchContext = createContext<MenuSearch | null>(null);

/** @throws Error outside of a menu that can be searched. */
export function useSearchOfMenu(): MenuSearch {
  const search = use(MenuSearchContext);
  if (!search) throw new Error('There is no menu to search around this.');
  return search;
}
