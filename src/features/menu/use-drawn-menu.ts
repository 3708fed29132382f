import { useMemo } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useMenu } from '../../api/menu.ts';
import { useRestaurants } from '../../api/restaurants.ts';
import { useConfig, useRestaurant } from '../../stores/stores.tsx';
import { categoryEntries, menuSections, type MenuSetting } from './menu-view.ts';

const noFavourites: ReadonlySet<number> = new Set();
const none: readonly never[] = [];

/** What a menu is drawn with: the tenant's language and money, the restaurant's zone. */
export function useMenuSetting(): MenuSetting {
  const { messages, locale, currency } = useStorefront();
  const menu = useConfig(({ config }) => config.menu);
  const general = useConfig(({ config }) => config.general);
  const timeZone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  return useMemo(
    () => ({
      words: messages.menu,
      locale,
      currency,
      timeZone,
      menu,
      general,
      favourites: noFavourites,
    }),
    [messages, locale, currency, timeZone, menu, general],
  );
}

/** The chosen restaurant; before a choice the first active one (decisions.md, Screens). */
export function useDrawnRestaurant() {
  const selected = useRestaurant((state) => state.selected);
  const { restaurants } = useRestaurants();
  return selected ?? restaurants[0] ?? null;
}

/** The menu on the page: as sections for its variant, and as the ways into it. */
export function useDrawnMenu(menuHref = '') {
  const restaurant = useDrawnRestaurant();
  const { state: listState } = useRestaurants();
  const setting = useMenuSetting();
  const { data, isError, refetch } = useMenu(restaurant?.restaurant.id ?? null);
  const sections = useMemo(() => (data ? menuSections(data, setting) : none), [data, setting]);
  const categories = useMemo(
    () => (data ? categoryEntries(data, setting, menuHref) : none),
    [data, setting, menuHref],
  );
  const isFailed = isError || (!restaurant && listState === 'error');
  // Without any restaurant there is nothing to wait for: the menu is empty.
  const isWaiting = !data && (restaurant !== null || listState === 'loading');
  const state = isFailed && !data ? 'error' : isWaiting ? 'loading' : 'ready';
  return { menu: data, sections, categories, state, retry: () => void refetch() } as const;
}
