import type { QueryClient } from '@tanstack/react-query';
import type { Readable, SiteData } from '#editor/core/ports.ts';
import type { Menu } from '#schemas/api/menu.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { menuKey } from '#ui/api/menu.ts';
import { restaurantsKey } from '#ui/api/restaurants.ts';
import { paths } from '#ui/paths.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { memoised } from './memoised.ts';

type Needs = {
  stores: Stores;
  queryClient: QueryClient;
  /** The restaurant whose configuration is edited; null: the whole site. */
  place: Readable<{ restaurantId: number | null }>;
};

/** Screens that anyone may be led to. */
const screens: SiteData['screens'] = [
  { path: paths.home, name: 'Home' },
  { path: paths.menu, name: 'Menu' },
  { path: paths.deals, name: 'Deals' },
  { path: paths.instoreMenu, name: 'In-store menu' },
  { path: paths.dineInMenu, name: 'Dine-in menu' },
  { path: paths.tableReservation, name: 'Book a table' },
  { path: paths.giftCards, name: 'Gift cards' },
  { path: paths.loyaltyPoints, name: 'Loyalty points' },
  { path: paths.contact, name: 'Contact' },
  { path: paths.login, name: 'Log in' },
  { path: paths.signup, name: 'Sign up' },
  { path: paths.orderHistory, name: 'Order history' },
  { path: paths.favorites, name: 'Favourites' },
  { path: paths.profile, name: 'Profile' },
  { path: paths.reservations, name: 'Reservations' },
  { path: paths.terms, name: 'Terms' },
  { path: paths.privacy, name: 'Privacy' },
  { path: paths.refundPolicy, name: 'Refund policy' },
];

/** All that have one address for everyone. */
const pages = Object.values(paths).filter((path) => typeof path === 'string');

/** What links, dishes and schedules may name, from what the page has loaded anyhow. */
export function createSiteData({ stores, queryClient, place }: Needs): Readable<SiteData> {
  const { boot, config, restaurant, tenantId } = stores;
  const restaurants = () =>
    queryClient.getQueryData<RestaurantWithImages[]>(restaurantsKey(tenantId)) ?? boot.restaurants;
  const shownId = () => restaurant.getState().selected?.restaurant.id ?? boot.drawnRestaurantId;
  const menu = () => queryClient.getQueryData<Menu>(menuKey(tenantId, shownId())) ?? boot.menu;
  const get = memoised(
    () =>
      [
        config.getState().tenant,
        restaurants(),
        menu(),
        place.get().restaurantId ?? shownId(),
      ] as const,
    ({ name, currency, locale }, list, known, clockId): SiteData => {
      const clock = list.find((it) => it.restaurant.id === clockId) ?? list[0];
      return {
        tenantName: name,
        currency,
        locale,
        timeZone: clock?.restaurant.time_zone ?? 'UTC',
        restaurants: list.map(({ restaurant: { id, name: called } }) => ({ id, name: called })),
        ...dishesOf(known),
        screens,
        pages,
      };
    },
  );
  return {
    get,
    subscribe(listener) {
      const cache = queryClient.getQueryCache().subscribe(listener);
      const others = [config, restaurant, place].map((it) => it.subscribe(listener));
      return () => [cache, ...others].forEach((leave) => leave());
    },
  };
}

function dishesOf(menu: Menu | null): Pick<SiteData, 'categories' | 'dishes'> {
  if (!menu) return { categories: [], dishes: [] };
  const dishes = new Map(menu.restaurant_products.map((dish) => [dish.id, dish]));
  return {
    categories: menu.categories.map(({ id, name }) => ({ id, name })),
    dishes: menu.categories.flatMap((category) =>
      category.restaurant_product_ids.flatMap((id) => {
        const product = dishes.get(id)?.products;
        if (!product) return [];
        const picture = product.image?.image_url ?? null;
        return [{ id, name: shownName(product.name), categoryId: category.id, picture }];
      }),
    ),
  };
}
