import { useMemo } from 'react';
import { sectionPart } from '#variants/sections/registry.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useToggleFavourite } from '../features/menu/use-toggle-favourite.ts';
import { useMenuActions } from '../features/dish/use-menu-actions.ts';
import { menuHighlights } from '#ui/menu-model/menu-highlights.ts';
import { DealsLink } from '../features/menu/deals-link.tsx';
import { MenuTools } from '../features/menu/menu-tools.tsx';
import { OrderAgainPlace } from '../features/order-again/order-again-place.tsx';
import { NothingFound } from '../features/menu/nothing-found.tsx';
import { useDrawnMenu } from '#ui/menu-model/use-drawn-menu.ts';
import { MenuSearchContext } from '../features/menu/menu-search-context.ts';
import { useMenuSearch } from '../features/menu/use-menu-search.ts';
import { useIsFirst, useShownHome } from '../page/shown-when/shown-home.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';

type MenuSectionProps = ContainerProps<'menu'> & { headingLevel?: 1 | 2 };

/**
 * The menu of the chosen restaurant, or before a choice of the first active one; ordering then
 * waits for a choice. On a page of its own it begins with what the home page puts before it.
 */
export function MenuContainer({ id, config, headingLevel = 2 }: MenuSectionProps) {
  const isOwnPage = headingLevel === 1;
  const drawn = useMenuOf(isOwnPage);
  const { menuIndex, state, retry } = drawn;
  const search = useMenuSearch(drawn);
  const { onOpenItem, onAddItem } = useMenuActions(menuIndex);
  const onToggleFavourite = useToggleFavourite();
  const isFirst = useIsFirst('menu', id);
  // The address holds one search: the first menu of a page has it, a further one stays whole.
  const hasSearch = isOwnPage || isFirst;
  const sections = hasSearch ? search.sections : drawn.sections;
  const own = useMemo(
    () =>
      id === 'menu'
        ? sections
        : sections.map((section) => ({ ...section, anchor: `${id}-${section.anchor}` })),
    [id, sections],
  );
  const hasTools = hasSearch && state === 'ready' && drawn.sections.length > 0;
  const isFiltering = hasSearch && search.isFiltering;
  const { Component } = sectionPart('menu', config.variant);
  // The same element until the menu changes: a dish that opens, a cart that changes and a letter in
  // the search draw none of its dishes anew. What follows the search reads it from its context.
  const menu = useMemo(
    () => (
      <Component
        id={id}
        config={config}
        state={state}
        sections={own}
        headingLevel={headingLevel}
        tools={
          hasTools && (
            <MenuTools>
              <DealsLink isTool />
            </MenuTools>
          )
        }
        lastOrders={hasTools && <OrderAgainPlace />}
        nothingFound={isFiltering ? <NothingFound /> : undefined}
        onOpenItem={onOpenItem}
        onAddItem={onAddItem}
        onToggleFavourite={onToggleFavourite}
        onRetry={retry}
      />
    ),
    [
      Component,
      id,
      config,
      state,
      own,
      headingLevel,
      hasTools,
      isFiltering,
      onOpenItem,
      onAddItem,
      onToggleFavourite,
      retry,
    ],
  );
  return <MenuSearchContext value={search}>{menu}</MenuSearchContext>;
}

function useMenuOf(withHighlights: boolean) {
  const drawn = useDrawnMenu();
  const { messages } = useStorefront();
  // On the home page nothing of it is asked for: a letter typed elsewhere draws no menu anew.
  const site = useConfig((state) => (withHighlights ? state.config : null));
  const home = useShownHome();
  const { menu, sections } = drawn;
  const whole = useMemo(
    () =>
      menu && site
        ? [
            ...menuHighlights(menu, sections, { ...site, layout: { home } }, messages.menu),
            ...sections,
          ]
        : sections,
    [menu, sections, site, home, messages],
  );
  return { ...drawn, sections: whole };
}
