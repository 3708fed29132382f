import { useEffect } from 'react';
import { sectionPart } from '#variants/registry.ts';
import { cartDrawer } from '../features/cart/cart-host.tsx';
import { useToggleFavourite } from '../features/favourites/use-toggle-favourite.ts';
import { defaultChoices, plainLine } from '../features/item/dish-part.ts';
import { itemDialog } from '../features/item/item-dialog-part.ts';
import { MenuDialogs, menuOverlays } from '../features/item/menu-dialogs.tsx';
import { useAddLine } from '../features/item/use-add-line.ts';
import { useOpenOverlay } from '../features/item/use-overlay-param.ts';
import { MenuTools } from '../features/menu/menu-tools.tsx';
import { NothingFound } from '../features/menu/nothing-found.tsx';
import { useDrawnMenu } from '../features/menu/use-drawn-menu.ts';
import { useMenuSearch } from '../features/menu/use-menu-search.ts';
import type { OutletProps } from './outlet-props.ts';

const firstSigns = ['pointermove', 'touchstart', 'keydown'] as const;

/** Fetches the dialogs' chunks once somebody is there to use them, and not for a passer-by. */
function usePreloadedDialogs(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const preload = () => {
      controller.abort();
      // A chunk that did not come is asked for again when its dialog opens.
      void Promise.allSettled([menuOverlays.preload(), itemDialog.preload(), cartDrawer.preload()]);
    };
    for (const sign of firstSigns) {
      window.addEventListener(sign, preload, { signal, passive: true });
    }
    return () => controller.abort();
  }, []);
}

/** What opens an item, by what it is. */
const overlays = { dish: 'item', combo: 'combo', halves: 'halves' } as const;

/**
 * The menu of the chosen restaurant, or before a choice of the first active one; ordering then
 * waits for a choice.
 */
export function MenuSectionOutlet({
  id,
  config,
  headingLevel = 2,
}: OutletProps<'menu'> & { headingLevel?: 1 | 2 }) {
  const drawn = useDrawnMenu();
  const { sale, state, retry } = drawn;
  const search = useMenuSearch(drawn);
  const open = useOpenOverlay();
  const { add } = useAddLine();
  const toggleFavourite = useToggleFavourite();
  usePreloadedDialogs();
  const { Component } = sectionPart('menu', config.variant);
  return (
    <>
      <Component
        id={id}
        config={config}
        state={state}
        sections={search.sections}
        headingLevel={headingLevel}
        tools={state === 'ready' && drawn.sections.length > 0 && <MenuTools search={search} />}
        nothingFound={search.isFiltering ? <NothingFound search={search} /> : undefined}
        onOpenItem={({ kind, id }) => open(overlays[kind], String(id))}
        onAddItem={({ id }) => {
          const product = sale?.products.get(id);
          if (product) add(plainLine(product, defaultChoices(product)));
        }}
        onToggleFavourite={toggleFavourite}
        onRetry={retry}
      />
      <MenuDialogs />
    </>
  );
}
