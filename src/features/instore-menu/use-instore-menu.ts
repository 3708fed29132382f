import { useMemo } from 'react';
import type { Menu } from '#schemas/api/menu.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { atStorePrices } from '#ui/menu-model/at-store-prices.ts';
import { atThisTime, withThisTime } from '#ui/menu-model/at-this-time.ts';
import { entriesOf } from '#ui/menu-model/entries-of.ts';
import type { MenuContext } from '#ui/menu-model/menu-context.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { menuSections } from '#ui/menu-model/menu-view.ts';
import { useMenuContext } from '#ui/menu-model/use-drawn-menu.ts';
import { useNow } from '#ui/page/use-now.ts';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import { instoreDeals } from './instore-deals.ts';

/**
 * A menu as it is read in the restaurant: its sections at in-store prices and by its clock, the
 * deals that hold there, and what the choices of a dish are worked out with.
 * @param menu as it came; null where there is none yet
 */
export function useInstoreMenu(menu: Menu | null, timeZone: string) {
  const { currency } = useStorefront();
  const { deals } = useDishMessages();
  const now = useNow();
  // Of the restaurant that is drawn elsewhere, by whose clock the menu is not judged here.
  const drawn = useMenuContext();
  const setting = useMemo(
    (): MenuContext => ({ ...drawn, timeZone, hasDishPages: false, favourites: null }),
    [drawn, timeZone],
  );
  return useMemo(() => {
    if (!menu) return null;
    const priced = atStorePrices(menu);
    const menuIndex = menuIndexOf(priced, currency);
    const entries = entriesOf(priced, menuIndex, setting);
    const time = atThisTime(priced, menuIndex, setting, now);
    return {
      menuIndex,
      entries,
      sections: withThisTime(menuSections(priced, entries, setting), time),
      deals: instoreDeals(menuIndex, { ...setting, deals }, localDateTime(now, timeZone)),
      setting,
    };
  }, [menu, currency, setting, now, timeZone, deals]);
}

export type InstoreMenu = NonNullable<ReturnType<typeof useInstoreMenu>>;
