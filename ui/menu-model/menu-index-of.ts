import type { Menu } from '#schemas/api/menu.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';

const indexed = new WeakMap<Menu, MenuIndex>();

/** The menu in minor units and by id, made once for each menu that came. */
export function menuIndexOf(menu: Menu, currency: string): MenuIndex {
  const known = indexed.get(menu);
  if (known?.currency === currency) return known;
  const made = indexMenu(menu, currency);
  indexed.set(menu, made);
  return made;
}
