import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { HeroProps } from '#variants/sections/hero/props.ts';
import { useKnownMenu } from '#ui/api/menu.ts';
import { paths } from '#ui/paths.ts';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';
import { emptyFilter, writeFilter } from '#ui/menu-model/menu-filter.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useMenuOnHome } from '../page/shown-when/use-menu-on-home.ts';
import { heroDishes } from './hero-dishes.ts';

type HeroOrdering = Pick<
  HeroProps,
  'dishes' | 'orderTypes' | 'orderType' | 'onOrderType' | 'onSearch'
>;

const types = ['pickup', 'delivery'] as const;
const none: readonly never[] = [];

/**
 * What an opening offers to those who came to order: dishes, the way they get them, and a search,
 * on this page where it shows the whole menu. The way is the checkout draft's, which the cart is priced by.
 */
export function useHeroOrdering(): HeroOrdering {
  const { messages } = useStorefront();
  const { checkout } = useStores();
  const restaurant = useDrawnRestaurant()?.restaurant;
  const orderType = useCheckout((draft) => draft.deliveryMethod);
  const menu = useKnownMenu(restaurant?.id ?? null);
  const menuHere = useMenuOnHome();
  // The short form has no search of its own.
  const menuId = menuHere?.extent === 'whole' ? menuHere.id : null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const dishes = useMemo(() => (menu ? heroDishes(menu) : none), [menu]);
  const orderTypes = types.filter((type) => restaurant?.order_types.includes(type));
  return {
    dishes,
    orderTypes: orderTypes.map((value) => ({ value, label: messages.home.hero.orderTypes[value] })),
    orderType,
    onOrderType: (value) => {
      const chosen = types.find((type) => type === value);
      if (chosen) checkout.getState().setDeliveryMethod(chosen);
    },
    onSearch: (text) => {
      const query = writeFilter(menuId ? search : '', { ...emptyFilter, text });
      const place = menuId
        ? { search: query, hash: menuId }
        : { pathname: paths.menu, search: query };
      void navigate(place);
    },
  };
}
