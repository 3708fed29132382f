import type { Menu } from '#schemas/api/menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { menuEntries, type MenuEntry } from './menu-entries.ts';
import type { MenuContext } from './menu-context.ts';

type Entries = ReadonlyMap<string, MenuEntry>;

const kept = new WeakMap<Menu, { setting: MenuContext; entries: Entries }>();

/** The entries of a menu, worked out once for all the sections of a page that show some of them. */
export function entriesOf(menu: Menu, menuIndex: MenuIndex, setting: MenuContext): Entries {
  const known = kept.get(menu);
  if (known && isSame(known.setting, setting)) return known.entries;
  const entries = menuEntries(menu, menuIndex, setting);
  kept.set(menu, { setting, entries });
  return entries;
}

/** A draft in the editor changes parts of the setting; what it leaves alone stays the same object. */
const isSame = (a: MenuContext, b: MenuContext): boolean =>
  a.locale === b.locale &&
  a.timeZone === b.timeZone &&
  a.currency === b.currency &&
  a.hasDishPages === b.hasDishPages &&
  a.words === b.words &&
  a.menu === b.menu &&
  a.general === b.general &&
  a.favourites === b.favourites;
