import type { Menu } from '#schemas/api/menu.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import type { SaleMenu } from '#schemas/rules/menu/sale-menu.ts';

const indexed = new WeakMap<Menu, SaleMenu>();

/** The menu in minor units and by id, made once for each menu that came. */
export function saleMenuOf(menu: Menu, currency: string): SaleMenu {
  const known = indexed.get(menu);
  if (known?.currency === currency) return known;
  const made = indexMenu(menu, currency);
  indexed.set(menu, made);
  return made;
}
