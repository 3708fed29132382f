import { useMemo } from 'react';
import { sectionReaders } from '#schemas/config/read-section.ts';
import { isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { sectionPart } from '#variants/sections/registry.ts';
import { useToggleFavourite } from '../features/menu/use-toggle-favourite.ts';
import { useMenuActions } from '../features/dish/use-menu-actions.ts';
import { DealsLink } from '../features/menu/deals-link.tsx';
import { OrderAgainPlace } from '../features/order-again/order-again-place.tsx';
import { shortMenu } from '#ui/menu-model/short-menu.ts';
import { useDrawnMenu } from '#ui/menu-model/use-drawn-menu.ts';
import { useIsFirst, useShownHome } from '../page/shown-when/shown-home.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';

/**
 * The menu of a home page in its short form (docs/decisions/091): best sellers, the first
 * categories and the way to the whole menu, which has the search.
 */
export function ShortMenuContainer({ id, config }: ContainerProps<'menu'>) {
  const drawn = useDrawnMenu();
  const { menuIndex, state, retry } = drawn;
  const short = useShortMenu(drawn);
  const actions = useMenuActions(menuIndex);
  const toggleFavourite = useToggleFavourite();
  const isFirst = useIsFirst('menu', id);
  const paths = useOrderPaths();
  const { Component } = sectionPart('menu', config.variant);
  return (
    <Component
      id={id}
      config={config}
      state={state}
      sections={
        id === 'menu'
          ? short
          : short.map((section) => ({ ...section, anchor: `${id}-${section.anchor}` }))
      }
      headingLevel={2}
      wholeMenuHref={paths.menu}
      tools={isFirst && state === 'ready' && short.length > 0 && <DealsLink />}
      lastOrders={isFirst && state === 'ready' && short.length > 0 && <OrderAgainPlace />}
      {...actions}
      onToggleFavourite={toggleFavourite}
      onRetry={retry}
    />
  );
}

const none: readonly never[] = [];

function useShortMenu({
  menu,
  sections,
}: Pick<ReturnType<typeof useDrawnMenu>, 'menu' | 'sections'>) {
  const { menu: words } = useStorefront().messages;
  const general = useConfig(({ config }) => config.general);
  const home = useShownHome();
  const hasBestSellers = useConfig(({ config }) =>
    home.some(({ id, when }) => {
      const spotlight = sectionReaders.spotlight(config, id);
      return !isForSome(when) && spotlight && spotlight.source !== 'fresh';
    }),
  );
  return useMemo(
    () => (menu ? shortMenu(menu, sections, { general, words, hasBestSellers }) : none),
    [menu, sections, general, words, hasBestSellers],
  );
}
