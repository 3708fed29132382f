import { useCallback, useMemo } from 'react';
import { enOffers } from '#schemas/messages/en-offers.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useFavourites } from '../api/favourites.ts';
import { useMenu } from '../api/menu.ts';
import { useRestaurants } from '../api/restaurants.ts';
import { useConfig } from '../stores/stores.tsx';
import { atStorePrices } from './at-store-prices.ts';
import { atThisTime, withThisTime } from './at-this-time.ts';
import type { MenuContext } from './menu-context.ts';
import { entriesOf } from './entries-of.ts';
import { categoryEntries, menuSections, type MenuEntries } from './menu-view.ts';
import { menuIndexOf } from './menu-index-of.ts';
import { useDrawnRestaurant } from './use-drawn-restaurant.ts';
import { useNow } from '../page/use-now.ts';
import { useIsDineIn } from '../page/use-order-paths.ts';

const none: readonly never[] = [];
const noEntries: MenuEntries = new Map();

/** What a menu is drawn with: the tenant's language and money, the restaurant's zone. */
export function useMenuContext(): MenuContext {
  const { messages, locale, currency } = useStorefront();
  const menu = useConfig(({ config }) => config.menu);
  const general = useConfig(({ config }) => config.general);
  const timeZone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  const favourites = useFavourites();
  const hasDishPages = !useIsDineIn();
  return useMemo(
    () => ({
      words: messages.menu,
      offerWords: enOffers.offers,
      locale,
      currency,
      timeZone,
      hasDishPages,
      menu,
      general,
      favourites,
    }),
    [messages, locale, currency, timeZone, hasDishPages, menu, general, favourites],
  );
}

/** The menu as it came, at a table with the prices there, and by id in minor units. */
export function useMenuIndex() {
  const restaurant = useDrawnRestaurant();
  const { state: listState } = useRestaurants();
  const { currency } = useStorefront();
  const isDineIn = useIsDineIn();
  const { data, isError, refetch } = useMenu(restaurant?.restaurant.id ?? null);
  const menu = data && isDineIn ? atStorePrices(data) : data;
  const isFailed = isError || (!restaurant && listState === 'error');
  // Without any restaurant there is nothing to wait for: the menu is empty.
  const isWaiting = !menu && (restaurant !== null || listState === 'loading');
  const state = isFailed && !menu ? 'error' : isWaiting ? 'loading' : 'ready';
  const menuIndex = menu && menuIndexOf(menu, currency);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { menu, menuIndex, state, retry } as const;
}

/** What the clock says of the menu; null while there is none. */
export function useThisTime() {
  const { menu, menuIndex } = useMenuIndex();
  const setting = useMenuContext();
  const now = useNow();
  return useMemo(
    () => (menu && menuIndex ? atThisTime(menu, menuIndex, setting, now) : null),
    [menu, menuIndex, setting, now],
  );
}

/** The menu on the page: its entries by key, and as sections for its variant. */
export function useDrawnMenu() {
  const { menu, menuIndex, state, retry } = useMenuIndex();
  const setting = useMenuContext();
  const time = useThisTime();
  const entries = useMemo(
    () => (menu && menuIndex ? entriesOf(menu, menuIndex, setting) : noEntries),
    [menu, menuIndex, setting],
  );
  const sections = useMemo(
    () => (menu && time ? withThisTime(menuSections(menu, entries, setting), time) : none),
    [menu, entries, setting, time],
  );
  return { menu, menuIndex, entries, sections, state, retry } as const;
}

/** The ways into the menu; so many of the first categories stand on the same page. */
export function useCategoryEntries(countHere: number) {
  const { menu, menuIndex } = useMenuIndex();
  const setting = useMenuContext();
  return useMemo(
    () =>
      menu && menuIndex
        ? categoryEntries(menu, entriesOf(menu, menuIndex, setting), countHere)
        : none,
    [menu, menuIndex, setting, countHere],
  );
}
