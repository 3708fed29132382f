import type { Menu } from '#schemas/api/menu.ts';
import { menuAtTable } from '#schemas/rules/menu/menu-at-table.ts';

const priced = new WeakMap<Menu, Menu>();

/**
 * The menu at what is charged in the restaurant itself: a copy whose dishes and options cost there
 * what they cost online elsewhere, so that every rule of price works on it unchanged, and as the
 * server prices a cart at a table (rule R81). Made once for each menu.
 */
export function atStorePrices(menu: Menu): Menu {
  const known = priced.get(menu);
  if (known) return known;
  const made = menuAtTable(menu);
  priced.set(menu, made);
  return made;
}
